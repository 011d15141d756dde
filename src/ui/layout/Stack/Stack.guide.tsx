import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide: Guide = {
  use: 'Puts things below or beside each other, at a distance from the theme. Components have no outer margins: this is where the room between them comes from.',
  avoid:
    'Cards of a screen have layouts of their own: DashboardGrid, BillingLayout, SettingsLayout. Fields are arranged by FormLayout.',
  anatomy: [
    ['Children', 'In the order of the document.'],
    ['Gap', 'The same between all of them, none around them.'],
  ],
  do: [
    {
      text: 'Nest stacks: less room within what belongs together than around it.',
      example: (
        <Stack gap="lg">
          <Stack gap="xxs">
            <Text strong>Pro</Text>
            <Text size="small" tone="muted">
              Renews on Dec 1, 2026
            </Text>
          </Stack>
          <Stack direction="row" gap="sm" wrap>
            <Button>Change Plan</Button>
            <Button tone="quiet">Cancel Subscription</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'A row that may not wrap squeezes its children on a phone.',
      example: (
        <div style={{ maxWidth: '14rem' }}>
          <Stack direction="row" gap="xs" align="start">
            <Button>Change Plan</Button>
            <Button>Cancel Subscription</Button>
            <Badge tone="positive">active</Badge>
          </Stack>
        </div>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A div unless told: no role, no name. Choose ul or nav where the group has a meaning; a ul takes li children.',
    'It never reorders, so reading and focus follow what is seen.',
    'A row starts at the right in a right-to-left page.',
    'Gaps are in rem: they grow with the reader’s text size.',
  ],
};
