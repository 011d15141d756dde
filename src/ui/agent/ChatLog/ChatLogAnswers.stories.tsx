import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatLog } from './ChatLog.tsx';
import { drawn } from './drawn.fixture.ts';

const sentence = 'Your last payment was $29.00, on the second of March, by Credit Card. ';
const long = sentence.repeat(20);

interface AnswersProps {
  /** What the agent said before the log was opened. */
  before: string;
}

/** An agent who says what the buttons tell it to, piece by piece or at once. */
function Answers({ before }: AnswersProps) {
  const [said, setSaid] = useState([before]);
  const [reply, setReply] = useState<string>();
  const [low, setLow] = useState(false);
  const answer = (text: string) => {
    setReply(undefined);
    setSaid([...said, text]);
  };
  const actions = {
    Ask: () => {
      setSaid([...said, 'What did I pay last?']);
      setReply('');
    },
    'Say more': () => setReply(`${reply ?? ''}${sentence.repeat(5)}`),
    Finish: () => answer(reply ?? ''),
    'Answer briefly': () => answer(sentence),
    'Answer at length': () => answer(long),
    'Raise the keyboard': () => setLow(true),
  };
  return (
    <>
      <div style={{ display: 'flex', height: low ? '9rem' : '20rem', maxWidth: '26rem' }}>
        <ChatLog label="Conversation">
          {said.map((text, i) => (
            <ChatBubble key={`${i}-${text.length}`} from={i % 2 ? 'user' : 'assistant'} time="9:41">
              {text}
            </ChatBubble>
          ))}
          {reply !== undefined && (
            <ChatBubble from="assistant" state="streaming">
              {reply}
            </ChatBubble>
          )}
        </ChatLog>
      </div>
      {Object.entries(actions).map(([name, act]) => (
        <Button key={name} onClick={act}>
          {name}
        </Button>
      ))}
    </>
  );
}

const meta = {
  title: 'Agent/ChatLog/Answers',
  component: Answers,
  args: { before: long },
} satisfies Meta<typeof Answers>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = () => screen.getByRole('log');
const jump = () => screen.queryByRole('button', { name: 'Jump to latest' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const distance = () => log().scrollHeight - log().scrollTop - log().clientHeight;
const newest = () => [...log().querySelectorAll('[aria-busy]')].at(-1)!;
const opened = () => waitFor(() => expect(log().scrollTop).toBeGreaterThan(0));

async function atEnd() {
  await drawn();
  await expect(distance()).toBeLessThan(2);
  await expect(jump()).toBeNull();
}

/** The newest answer is read from its beginning, which stands below the edge of the log. */
async function atItsBeginning() {
  await drawn();
  const above = newest().getBoundingClientRect().top - log().getBoundingClientRect().top;
  await expect(above).toBeGreaterThanOrEqual(10);
  await expect(above).toBeLessThanOrEqual(14);
  await expect(jump()).toBeVisible();
}

async function askAtLength() {
  await opened();
  await press('Ask');
  await atEnd();
  for (const _ of [1, 2, 3]) await press('Say more');
}

/** A streamed answer that becomes higher than the log is followed to its beginning; what comes then moves nothing. */
export const Streamed: Story = {
  play: async () => {
    await askAtLength();
    await atItsBeginning();
    const { scrollTop } = log();
    await press('Say more');
    await press('Finish');
    await atItsBeginning();
    await expect(log().scrollTop).toBe(scrollTop);
    await userEvent.click(jump()!);
    await atEnd();
    await expect(log()).toHaveFocus();
  },
};

/** Readers who want to see it grow jump to the latest, and are not taken back to the beginning. */
export const FollowedOnRequest: Story = {
  play: async () => {
    await askAtLength();
    await atItsBeginning();
    await userEvent.click(jump()!);
    await press('Say more');
    await atEnd();
    await press('Finish');
    await atEnd();
  },
};

/** The same for readers who scroll there by hand. */
export const FollowedByHand: Story = {
  play: async () => {
    await askAtLength();
    await atItsBeginning();
    log().scrollTop = log().scrollHeight;
    await atEnd();
    await press('Say more');
    await atEnd();
    await press('Finish');
    await atEnd();
  },
};

/** An answer that comes whole, too long to be seen as a whole. */
export const Whole: Story = {
  play: async () => {
    await opened();
    await press('Ask');
    await atEnd();
    await press('Answer at length');
    await atItsBeginning();
    // The next question goes to the end again.
    await press('Ask');
    await atEnd();
    await press('Answer briefly');
    await atEnd();
  },
};

/** An answer that fits in is seen to its end. */
export const Short: Story = {
  play: async () => {
    await opened();
    await press('Ask');
    await press('Answer briefly');
    await atEnd();
    await press('Ask');
    await press('Say more');
    await press('Finish');
    await atEnd();
    // Above a keyboard it no longer fits in: its reader was at the end.
    await press('Raise the keyboard');
    await atEnd();
  },
};

/** Readers further up are not moved, however the answer comes. */
export const ReadingBack: Story = {
  play: async () => {
    await opened();
    await press('Ask');
    await atEnd();
    log().scrollTop = 20;
    await waitFor(() => expect(jump()).toBeVisible());
    await press('Say more');
    await press('Say more');
    await drawn();
    await expect(log().scrollTop).toBe(20);
    await press('Answer at length');
    await drawn();
    await expect(log().scrollTop).toBe(20);
  },
};

/** A conversation that was there is opened at its end, however long its last answer is. */
export const Returning: Story = {
  play: async () => {
    await opened();
    await atEnd();
  },
};

/** Nothing glides: it is in its place in the next frame. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await askAtLength();
    await atItsBeginning();
    await expect(getComputedStyle(log()).scrollBehavior).toBe('auto');
    await userEvent.click(jump()!);
    await atEnd();
  },
};

/** On the narrowest phone, in a page that reads from the right. */
export const Small: Story = {
  globals: { viewport: { value: 'small' }, direction: 'rtl' },
  play: Streamed.play!,
};
