import type { CSSProperties, ReactNode } from 'react';
import { Alert } from '../../src/ui/primitives/Alert/Alert.tsx';
import { Badge } from '../../src/ui/primitives/Badge/Badge.tsx';
import { Button } from '../../src/ui/primitives/Button/Button.tsx';
import { Card } from '../../src/ui/primitives/Card/Card.tsx';
import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../src/ui/primitives/Text/Text.tsx';
import { TextField } from '../../src/ui/primitives/TextField/TextField.tsx';
import { vars } from '../../src/ui/theme/contract.css.ts';
import { contrast } from '../../src/ui/theme/contrast.ts';
import type { Palette } from '../../src/ui/theme/palettes.ts';
import { radius, layoutSize, space } from '../../src/ui/theme/scale.ts';
import { pairs } from './foundations/pairs.ts';
import { ratioText } from './ratioText.ts';

export interface Theme {
  color: Palette;
  shadow: { low: string; high: string };
}

/** Turns `var(--x)` into `--x`. */
const property = (reference: string) => reference.slice('var('.length, -1);

/**
 * The contract's variables with a theme's values, as styles for an element; a brand's style sheet sets them on the
 * root.
 */
function filled({ color, shadow }: Theme): CSSProperties {
  const names = { ...vars.color, ...vars.shadow };
  return Object.fromEntries(
    Object.entries({ ...color, ...shadow }).map(([name, value]) => [
      property(names[name as keyof typeof names]),
      value,
    ]),
  );
}

export function Themed({ theme, children }: { theme: Theme; children: ReactNode }) {
  const ground = {
    background: vars.color.paper,
    color: vars.color.ink,
    padding: space.lg,
    borderRadius: radius.xl,
  };
  return <div style={{ ...filled(theme), ...ground }}>{children}</div>;
}

/** A sample of the components that have colours. */
export function Sample() {
  return (
    <Card title="Your plan">
      <Stack gap="md">
        <Stack direction="row" gap="sm" align="center" wrap>
          <Badge tone="positive">Active</Badge>
          <Text tone="muted">Pro, renewed on the first of each month.</Text>
        </Stack>
        <Alert tone="caution">Your card expires next month.</Alert>
        <TextField
          name="invoice"
          label="Name on the invoice"
          value="Ada Lovelace"
          onChange={() => undefined}
        />
        <Stack direction="row" gap="sm" wrap>
          <Button tone="primary">Change plan</Button>
          <Button>See payments</Button>
          <Button tone="critical">Cancel plan</Button>
        </Stack>
      </Stack>
    </Card>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${layoutSize.sidebarWide}, 100%), 1fr))`,
  gap: space.xs,
} as const;

/** Every pair of colours with its contrast and whether it can be read; with `faint` only those that cannot. */
export function Ratios({ color, faint = false }: { color: Palette; faint?: boolean }) {
  const measured = pairs.map(({ fore, on, least }) => {
    const ratio = contrast(color[fore], color[on]);
    return { words: `${fore} on ${on}: ${ratioText(ratio)}, ${least} needed`, readable: ratio >= least };
  });
  return (
    <ul style={columns}>
      {measured
        .filter(({ readable }) => !faint || !readable)
        .map(({ words, readable }) => (
          <li key={words}>
            <Stack direction="row" gap="sm" align="center">
              <Badge tone={readable ? 'positive' : 'critical'}>{readable ? 'Readable' : 'Too faint'}</Badge>
              <Text size="small" numeric>
                {words}
              </Text>
            </Stack>
          </li>
        ))}
    </ul>
  );
}
