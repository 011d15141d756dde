import { Button } from '../Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { Alert } from './Alert.tsx';

export const guide: Guide = {
  use: 'A notice that stays in the page, next to what it is about: a refused form, an ended session, a mail that was sent.',
  avoid:
    'For a message that may disappear by itself use Toast. An error of one input belongs below that input (Field’s error). A card that could not load shows LoadError.',
  anatomy: [
    ['Mark', 'A picture for each tone, so that colour is not the only sign.'],
    ['Title', 'Optional and bold. It names the topic when the text below needs more than one sentence.'],
    ['Text', 'What happened and what to do now. Lists are allowed.'],
    ['Action', 'Optional, at the end of the line; on a narrow screen it goes below the words.'],
    ['Tone', 'critical: something failed. caution: pay attention. positive: done. neutral: good to know.'],
  ],
  do: [
    {
      text: 'Offer a way out together with the bad news.',
      example: (
        <Alert tone="caution" title="No microphone" action={<Button>Try again</Button>}>
          Connect one, then try again.
        </Alert>
      ),
    },
    {
      text: 'Stay neutral when nobody did anything wrong.',
      example: (
        <Alert tone="neutral">No account matched that email and password. You can create one here.</Alert>
      ),
    },
  ],
  dont: [
    {
      text: 'A code says nothing to the reader and does not help.',
      example: <Alert tone="critical">Error 429</Alert>,
    },
    {
      text: 'Using critical for mere information is a false alarm, and interrupts what a screen reader is saying.',
      example: <Alert tone="critical">You are on the Free plan.</Alert>,
    },
  ],
  keyboard: [],
  accessibility: [
    'critical has the role alert and is read at once when it appears; the three other tones are a status and wait for a pause.',
    'It never takes the focus. An action inside it is reached in the usual order.',
    'Words are drawn in the colour of running text on a pale ground, at least 4.5 : 1 in both themes.',
    'Where the reader’s own colours are in force, a border appears around the box.',
  ],
};
