import { Receipt } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { EmptyState } from './EmptyState.tsx';

export const guide: Guide = {
  use: 'Takes the place of a list that has nothing in it yet, and says how that will change.',
  avoid:
    'A list that could not be loaded is not empty: use LoadError. A list that is loading shows Skeletons.',
  anatomy: [
    ['Icon', 'Optional, of the kind of thing that is missing; in a grey circle.'],
    ['Title', 'What is not here.'],
    ['Description', 'What will be here, and through what. At most 24rem wide.'],
    ['Action', 'Optional: the first step towards it.'],
  ],
  do: [
    {
      text: 'Say what will be here, and offer the first step.',
      example: (
        <EmptyState
          icon={<Receipt />}
          title="No payment history yet"
          description="Payments will appear here once you make them"
          action={<Button>Choose a plan</Button>}
        />
      ),
    },
  ],
  dont: [
    {
      text: 'This sounds like an error although there is none, and offers no way on.',
      example: <EmptyState title="No data" description="Nothing was found" />,
    },
  ],
  keyboard: [],
  accessibility: [
    'Two paragraphs; the title looks strong but is no heading, so the outline of the page does not grow.',
    'The icon is hidden from assistive technology.',
    'It is not announced. Where a list empties while one looks on, a status has to say so.',
    'Title and description break their lines evenly and wherever they must.',
  ],
};
