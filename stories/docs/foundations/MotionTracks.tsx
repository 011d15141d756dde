import { useRef, useState } from 'react';
import { Button } from '../../../src/ui/primitives/Button/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { motion, radius, space } from '../../../src/ui/theme/scale.ts';

const uses: Readonly<Record<keyof typeof motion, string>> = {
  quick: 'What answers a finger: a press, a hover',
  calm: 'What comes and goes: a dialog, the drawer, a toast',
};

/**
 * Both speeds side by side, with the time that the browser really takes. With reduced motion that is next to
 * nothing.
 */
export function MotionTracks() {
  const [there, setThere] = useState(false);
  const [played, setPlayed] = useState<Readonly<Record<string, number>>>({});
  const blocks = useRef<Record<string, HTMLElement | null>>({});

  function play() {
    const measured = Object.entries(blocks.current).map(([name, block]) => {
      const seconds = block ? Number.parseFloat(getComputedStyle(block).transitionDuration) : 0;
      return [name, Math.round(seconds * 1000)];
    });
    setPlayed(Object.fromEntries(measured) as Record<string, number>);
    setThere(!there);
  }

  return (
    <Stack gap="lg">
      {Object.entries(motion).map(([name, timing]) => (
        <Stack key={name} gap="xs">
          <Text size="small" strong>
            {name}: {timing.replace(/ .*/, '').replace('ms', ' ms')}
          </Text>
          <Text size="small" tone="muted">
            {uses[name as keyof typeof motion]}
          </Text>
          <div
            style={{
              position: 'relative',
              height: space.xl,
              borderRadius: radius.full,
              background: vars.color.sunken,
              border: `1px solid ${vars.color.line}`,
            }}
          >
            <div
              ref={(block) => {
                blocks.current[name] = block;
              }}
              style={{
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: there ? `calc(100% - ${space.xxl})` : '0%',
                width: space.xxl,
                borderRadius: radius.full,
                background: vars.color.accent,
                transition: `inset-inline-start ${timing}`,
              }}
            />
          </div>
        </Stack>
      ))}
      <Stack direction="row" gap="md" align="center" wrap>
        <Button tone="primary" onClick={play}>
          Play
        </Button>
        <div role="status">
          <Text size="small" numeric>
            {Object.entries(played)
              .map(([name, ms]) => `${name} took ${ms} ms`)
              .join(', ')}
          </Text>
        </div>
      </Stack>
    </Stack>
  );
}
