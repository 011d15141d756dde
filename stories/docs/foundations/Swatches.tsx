import type { CSSProperties } from 'react';
import { Badge } from '../../../src/ui/primitives/Badge/Badge.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { contrast } from '../../../src/ui/theme/contrast.ts';
import { dark, light, type Palette } from '../../../src/ui/theme/palettes.ts';
import { radius, space, weight } from '../../../src/ui/theme/scale.ts';
import { colours } from './meanings.ts';
import type { Pair } from './pairs.ts';
import { ratioText } from '../ratioText.ts';

const themes = [
  ['Light', light],
  ['Dark', dark],
] as const;

const columns = (least: string): CSSProperties => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: space.lg,
});
const halves: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xs };
const chip: CSSProperties = {
  padding: `${space.xs} ${space.sm}`,
  borderRadius: radius.md,
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
};

/** The style of a pair. The colour of an edge is drawn as a border, with text in `ink`. */
const look = (palette: Palette, { fore, on, least }: Pair): CSSProperties => ({
  ...chip,
  background: palette[on],
  ...(least === 3 ? { border: `2px solid ${palette[fore]}`, color: palette.ink } : { color: palette[fore] }),
});

/** Each pair in its own colours, in both themes, with the contrast computed from the palettes. */
export function Contrasts({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul style={columns('18rem')}>
      {pairs.map((pair) => (
        <li key={pair.fore + pair.on}>
          <Stack gap="xxs">
            <Text size="small" strong>
              {pair.use}
            </Text>
            <Text size="caption" tone="muted">
              {pair.fore} on {pair.on}, {pair.least} : 1 needed
            </Text>
            <div style={halves}>
              {themes.map(([name, palette]) => {
                const ratio = contrast(palette[pair.fore], palette[pair.on]);
                return (
                  <Stack key={name} gap="xxs" align="start">
                    <div style={{ ...look(palette, pair), width: '100%' }}>
                      {name} {ratioText(ratio)}
                    </div>
                    {ratio < pair.least && <Badge tone="critical">Too faint</Badge>}
                  </Stack>
                );
              })}
            </div>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

/** The palette of each theme. The names are the same, only the values differ. */
export function PaletteTable() {
  return (
    <ul style={columns('14rem')}>
      {colours.map(([name, meaning]) => (
        <li key={name}>
          <Stack gap="xxs">
            <div style={{ ...halves, gap: space.none }}>
              {themes.map(([theme, palette], at) => (
                <div
                  key={theme}
                  style={{
                    height: space.xxl,
                    background: palette[name],
                    border: `1px solid ${vars.color.line}`,
                    borderRadius:
                      at === 0 ? `${radius.md} 0 0 ${radius.md}` : `0 ${radius.md} ${radius.md} 0`,
                  }}
                />
              ))}
            </div>
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="small">{meaning}</Text>
            <Text size="caption" tone="muted" numeric>
              {light[name]} light, {dark[name]} dark
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  );
}
