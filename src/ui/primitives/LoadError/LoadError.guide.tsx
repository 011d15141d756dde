import { Alert } from '../Alert/Alert.tsx';
import { Card } from '../Card/Card.tsx';
import { nothing, type Guide } from '../../guide.ts';
import { LoadError } from './LoadError.tsx';

export const guide: Guide = {
  use: 'Replaces the content of a card that could not be loaded, and offers to try again.',
  avoid:
    'For an action that failed, such as a save, use a Toast or an Alert. For data that arrived and is empty, use EmptyState.',
  anatomy: [
    ['Mark', 'A circle with an exclamation mark, in critical.'],
    ['Sentence', '“… could not be loaded.” The caller supplies its beginning.'],
    ['Retry', 'A neutral button across from the sentence; below it where the card is narrow.'],
  ],
  do: [
    {
      text: 'Keep the card and its title, so that people see which part is missing and that the rest works.',
      example: (
        <Card title="Payment History">
          <LoadError subject="Payment history" onRetry={nothing} />
        </Card>
      ),
    },
  ],
  dont: [
    {
      text: 'An alert above the page does not say which card failed, and offers no way to try again.',
      example: (
        <Alert tone="critical" title="Something went wrong">
          Please try again later.
        </Alert>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Reaches Retry, also while a retry is under way.'],
    ['Enter, Space', 'Ask for the data again; while that is under way, nothing.'],
  ],
  accessibility: [
    'The sentence is an alert: a screen reader speaks it when it appears. The button stands outside of it and is not read along.',
    'While retrying the button keeps its label and the focus, is aria-disabled and carries aria-busy.',
    'Colour is not alone: the sentence says what the mark means.',
    'Every card’s button is called Retry. The region around it, named by the card’s title, tells them apart.',
  ],
};
