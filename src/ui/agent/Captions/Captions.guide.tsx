import type { Guide } from '../../guide.ts';
import { Captions } from './Captions.tsx';

const place = { display: 'flex', height: '6rem' } as const;

export const guide: Guide = {
  use: 'Shows the last words of both sides during a call, as they are spoken.',
  avoid:
    'It is not a record. For words that stay and can be searched or answered, use ChatBubble in a ChatLog.',
  anatomy: [
    ['Speaker', '“You” or “Agent”, in a column of its own.'],
    ['Words', 'In full contrast once they are final, muted while the sentence is still being recognised.'],
    ['Fade', 'At the top edge, where older lines leave.'],
  ],
  do: [
    {
      text: 'Give it a fixed height. The newest line stands at the bottom, and nothing around it moves.',
      example: (
        <div style={place}>
          <Captions
            lines={[
              { id: 1, from: 'user', text: 'What did I pay last?', partial: false },
              { id: 2, from: 'assistant', text: 'Your last payment was', partial: true },
            ]}
          />
        </div>
      ),
    },
  ],
  dont: [
    {
      text: 'Do not add a line for every word. A sentence keeps its id while it grows.',
      example: (
        <div style={place}>
          <Captions
            lines={[
              { id: 1, from: 'assistant', text: 'Your', partial: true },
              { id: 2, from: 'assistant', text: 'Your last', partial: true },
              { id: 3, from: 'assistant', text: 'Your last payment', partial: true },
            ]}
          />
        </div>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Gives it the focus.'],
    ['Arrow keys, Page Up, Page Down', 'Scroll back to what was said before.'],
  ],
  accessibility: [
    'A region named “Captions” that holds a list. It is not live, because words that are heard must not be read out over themselves. Where the agent has no voice, set announced: each of its lines is read once it is complete.',
    'Each line takes its direction from its own words.',
    'Lines that have left at the top are not cut from the document: a screen reader can still go back to them.',
  ],
};
