import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { withHandlers, backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { ask, chatUrl, openChatWhenLoaded } from '../chatSteps.ts';
import { fill } from '../steps.ts';

const { pro } = personas;

const meta = {
  title: 'Screens/Text chat',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing said yet: suggestions; nothing to send. [V17, V18, R6] */
export const Empty: Story = {
  parameters: { requirements: ['V18', 'R6'] },
  play: async () => {
    const chat = await openChatWhenLoaded();
    await expect(chat.getByRole('button', { name: 'What plan am I on?' })).toBeEnabled();
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
    await fill('Message', '   ');
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** Asked and answered, with what the app knows; closing the dialog keeps it. [C6, E9, E10, R6] */
export const Answered: Story = {
  parameters: { requirements: ['C6', 'E9', 'E10', 'R6'] },
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('What plan am I on?');
    await expect(chat.getByText('What plan am I on?')).toBeVisible();
    await expect(await chat.findByText('Copy')).toBeVisible();
    await expect(chat.getByRole('log')).toHaveTextContent('Pro');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openChatWhenLoaded();
    await expect(again.getByText('What plan am I on?')).toBeVisible();
  },
};

/** The failure is a bubble; Retry asks again without saying it twice. [X7] */
export const Failed: Story = {
  parameters: { shows: ['chatFailed'], requirements: ['X7'] },
  beforeEach: (context) => withHandlers(fault('chat', 500, { once: true }))(context),
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('What did I pay last?');
    const words = 'Sorry, there was an error processing your message. Please try again.';
    await expect(await chat.findByText(words)).toBeVisible();
    await userEvent.click(chat.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(chat.queryByText(words)).toBeNull());
    await expect(await chat.findByText('Copy')).toBeVisible();
    await expect(chat.getAllByText('What did I pay last?')).toHaveLength(1);
  },
};

const sent = fn();

/** While a reply is pending nothing else is sent; Stop ends the wait, and what was typed is still there. [R6] */
export const Pending: Story = {
  parameters: { requirements: ['R6'] },
  beforeEach: withHandlers(
    http.post(chatUrl, async () => {
      sent();
      await new Promise(() => undefined);
    }),
  ),
  play: async () => {
    sent.mockClear();
    const chat = await openChatWhenLoaded();
    await ask('hello');
    await fill('Message', 'and another');
    await userEvent.keyboard('{Enter}');
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await userEvent.click(chat.getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled());
    await expect(chat.getByLabelText('Message')).toHaveValue('and another');
  },
};

const poison = [
  '<img src=x onerror="alert(1)"> <script>alert(1)</script>',
  '[click](javascript:alert(1)) ![pixel](https://evil.test/pixel.png)',
  '[fine](https://example.com)',
].join('\n\n');

/** Markdown from outside: no HTML, no picture, no link that runs. */
export const HostileReply: Story = {
  beforeEach: withHandlers(
    http.post(chatUrl, () =>
      HttpResponse.json({ id: 'c1', output: [{ role: 'assistant', content: poison }] }),
    ),
  ),
  play: async () => {
    const chat = await openChatWhenLoaded();
    await ask('hello');
    const link = await chat.findByRole('link', { name: /^fine/ });
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    const log = chat.getByRole('log');
    await expect(log.querySelector('script, img, [href^="javascript"]')).toBeNull();
  },
};

/** What the provider still remembers. */
const sessions = fn();

/** A thread that the provider no longer knows starts anew, with what was said; nothing is lost or said twice. [C6] */
export const ExpiredThread: Story = {
  parameters: { requirements: ['C6'] },
  beforeEach: withHandlers(
    http.post(chatUrl, async ({ request }) => {
      const body = (await request.clone().json()) as { previousChatId?: string };
      sessions(body);
      if (body.previousChatId)
        return HttpResponse.json({ message: 'Previous chat not found', statusCode: 404 }, { status: 404 });
      return undefined;
    }),
  ),
  play: async () => {
    sessions.mockClear();
    const chat = await openChatWhenLoaded();
    await ask('What plan am I on?');
    await chat.findByText('Answer again');
    await ask('What did I pay last?');
    await waitFor(() => expect(chat.getByRole('log')).toHaveTextContent('Your last payment:'));
    await expect(chat.getAllByText('What did I pay last?')).toHaveLength(1);
    await expect(sessions).toHaveBeenCalledTimes(3);
    await expect(JSON.stringify(sessions.mock.lastCall)).toContain('What plan am I on?');
  },
};
