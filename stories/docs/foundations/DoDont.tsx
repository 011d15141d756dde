import { Badge } from '../../../src/ui/primitives/Badge/Badge.tsx';
import { Stack } from '../../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text/Text.tsx';
import { vars } from '../../../src/ui/theme/contract.css.ts';
import { radius, space } from '../../../src/ui/theme/scale.ts';

export interface Comparison {
  /** What the product says, imported from its own source. */
  say: string;
  not: string;
  why: string;
}

const panel = {
  padding: space.md,
  borderRadius: radius.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
} as const;

/** Sentences of the product beside worse ones, with the reason. */
export function DoDont({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <Stack as="ul" gap="xl">
      {comparisons.map(({ say, not, why }) => (
        <li key={say}>
          <Stack gap="xs">
            <div
              style={{
                display: 'grid',
                gap: space.xs,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
              }}
            >
              <div style={panel}>
                <Stack gap="xs" align="start">
                  <Badge tone="positive">We say</Badge>
                  <Text>{say}</Text>
                </Stack>
              </div>
              <div style={panel}>
                <Stack gap="xs" align="start">
                  <Badge tone="critical">Not</Badge>
                  <Text tone="muted">{not}</Text>
                </Stack>
              </div>
            </div>
            <Text size="small">{why}</Text>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
