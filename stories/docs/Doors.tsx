import { Card } from '../../src/ui/primitives/Card/Card.tsx';
import { Stack } from '../../src/ui/layout/Stack/Stack.tsx';
import { Text } from '../../src/ui/primitives/Text/Text.tsx';
import { space } from '../../src/ui/theme/scale.ts';
import { CatalogueLink } from './CatalogueLink.tsx';

export interface Door {
  /** The kind of reader, such as 'You design'. */
  who: string;
  what: string;
  links: readonly { to: string; name: string; says: string }[];
}

/** Links to the first page for each kind of reader. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: space.lg,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
      }}
    >
      {doors.map(({ who, what, links }) => (
        <Card key={who} title={who}>
          <Stack gap="sm">
            <Text>{what}</Text>
            <ul>
              {links.map(({ to, name, says }) => (
                <li key={to}>
                  <CatalogueLink to={to}>{name}</CatalogueLink>
                  <div style={{ marginBlockStart: `calc(-1 * ${space.xs})` }}>
                    <Text size="small" tone="muted">
                      {says}
                    </Text>
                  </div>
                </li>
              ))}
            </ul>
          </Stack>
        </Card>
      ))}
    </div>
  );
}
