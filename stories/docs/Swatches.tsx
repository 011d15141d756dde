import { Stack } from '../../src/ui/Stack/Stack.tsx';
import { Text } from '../../src/ui/Text/Text.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { contrast } from '../../src/ui/theme/contrast.ts';
import { dark, light, type Palette } from '../../src/ui/theme/palettes.ts';
import { radius, space } from '../../src/ui/theme/scale.ts';

/** What a reader sees together. `least`: WCAG's ratio for text, or for the edge of a control. */
const pairs: readonly { fore: keyof Palette; on: keyof Palette; least: 3 | 4.5; use: string }[] = [
  { fore: 'ink', on: 'paper', least: 4.5, use: 'Text on the page' },
  { fore: 'ink', on: 'surface', least: 4.5, use: 'Text on a card' },
  { fore: 'muted', on: 'paper', least: 4.5, use: 'What matters less' },
  { fore: 'accent', on: 'paper', least: 4.5, use: 'What can be pressed' },
  { fore: 'onAccent', on: 'accent', least: 4.5, use: 'The one main action' },
  { fore: 'positive', on: 'positiveSoft', least: 4.5, use: 'It went well' },
  { fore: 'caution', on: 'cautionSoft', least: 4.5, use: 'It asks for attention' },
  { fore: 'critical', on: 'criticalSoft', least: 4.5, use: 'It failed' },
  { fore: 'onCritical', on: 'critical', least: 4.5, use: 'It destroys or ends' },
  { fore: 'edge', on: 'surface', least: 3, use: 'The edge of a control' },
];

const swatch = {
  padding: space.md,
  borderRadius: radius.md,
  border: `1px solid ${vars.color.line}`,
} as const;

/** An edge is shown as one; its words are ink. */
const look = (palette: Palette, fore: keyof Palette, on: keyof Palette, least: 3 | 4.5) => ({
  ...swatch,
  background: palette[on],
  ...(least === 3 ? { border: `2px solid ${palette[fore]}`, color: palette.ink } : { color: palette[fore] }),
});

/** Each pair in the theme that is on, with the contrast computed from the palette. */
export function Swatches({ theme }: { theme: 'light' | 'dark' }) {
  const palette = theme === 'dark' ? dark : light;
  return (
    <Stack as="ul" gap="sm">
      {pairs.map(({ fore, on, least, use }) => {
        const ratio = contrast(palette[fore], palette[on]);
        return (
          <li key={fore + on} style={look(palette, fore, on, least)}>
            <strong>{use}</strong> {fore} on {on} · {ratio.toFixed(1)} : 1, {least} needed
          </li>
        );
      })}
    </Stack>
  );
}

/** The same names in both themes; only the values differ. */
export function PaletteTable({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Stack as="ul" gap="sm" direction="row" wrap>
      {Object.entries(theme === 'dark' ? dark : light).map(([name, value]) => (
        <li key={name}>
          <div style={{ ...swatch, background: value, width: space.huge, height: space.xxxl }} />
          <Text size="caption" strong>
            {name}
          </Text>
          <Text size="caption" tone="muted" numeric>
            {value}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
