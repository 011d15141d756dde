import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { fault, type Fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { ask, openChat } from '../chatSteps.ts';

const { pro } = personas;

/** However the assistant fails: the same words, what was asked is kept, and it can be asked again. */
const meta = {
  title: 'Screens/Text chat, errors',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (kind: Fault, more: { shows: readonly ['chatFailed'] }): Story => ({
  parameters: { requirements: ['X7', 'C6'], ...more },
  beforeEach: withHandlers(fault('chat', kind)),
  play: async () => {
    const chat = await openChat();
    await ask('What did I pay last?');
    await expect(
      await chat.findByText('Sorry, there was an error processing your message. Please try again.'),
    ).toBeVisible();
    await expect(chat.getByText('What did I pay last?')).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(screen.queryByText(/HTTP error/)).toBeNull();
  },
});

export const Offline = failing('net', { shows: ['chatFailed'] });

/** For as long as there is no connection, a note beside Retry says so. With one again, Retry sends what was asked. [X7] */
export const NoConnection: Story = {
  parameters: { requirements: ['X7'] },
  beforeEach: (context) => withHandlers(fault('chat', 'net', { once: true }))(context),
  play: async () => {
    const chat = await openChat();
    const note = 'There is no connection';
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    try {
      dispatchEvent(new Event('offline'));
      await ask('What did I pay last?');
      await expect(await chat.findByText(/Sorry, there was an error/)).toBeVisible();
      await expect(chat.getByText(note)).toBeVisible();
      await expect(chat.getByRole('button', { name: 'Retry' })).toBeEnabled();
    } finally {
      online.mockRestore();
      dispatchEvent(new Event('online'));
    }
    await waitFor(() => expect(chat.queryByText(note)).toBeNull());
    await userEvent.click(chat.getByRole('button', { name: 'Retry' }));
    await expect(await chat.findByText('Copy')).toBeVisible();
    await expect(chat.getAllByText('What did I pay last?')).toHaveLength(1);
  },
};
export const RateLimited = failing(429, { shows: ['chatFailed'] });
export const ServerDown = failing(503, { shows: ['chatFailed'] });
/** A proxy's page instead of an answer. [X7] */
export const NotJson = failing('html', { shows: ['chatFailed'] });
/** No answer within the time limit. [X7] */
export const Silent: Story = {
  ...failing('hang', { shows: ['chatFailed'] }),
  // The dashboard behind has to be there in time too.
  args: { timeoutMs: 2000 },
};

/** A slow network: it says that an answer is on its way, and the wait can be ended. [R6] */
export const Slow: Story = {
  parameters: { requirements: ['R6'] },
  beforeEach: withHandlers(fault('chat', 'slow')),
  play: async () => {
    const chat = await openChat();
    await ask('What did I pay last?');
    await expect(await chat.findByText('The agent is answering')).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};
