import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState } from '../../mocks/handlers/backendState.ts';
import { chatHandlers, type ChatModel } from '../../mocks/handlers/chat.ts';
import { personas } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import { message } from '../../src/screens/agent/conversation/entries.ts';
import { ask, chatUrl, findReply, openChatWhenLoaded, storedThread } from '../chatSteps.ts';
import { press } from '../steps.ts';

const { pro } = personas;

/** A model that can look at files, and says which ones it got. */
const model: ChatModel = async function* answer({ attachments = [] }) {
  const seen = attachments.map(({ name, type, data }) => `${name}, ${type}, ${atob(data).length} bytes`);
  yield { type: 'text', delta: seen.length > 0 ? `I see ${seen.join(' and ')}.` : 'I see no file.' };
};

/** Files for the agent, where its model can look at them. */
const meta = {
  title: 'Screens/Text chat/Files',
  component: StoryApp,
  args: { signedInAs: pro },
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['A100'] },
  beforeEach({ msw }) {
    freshBrowser();
    const state = backendState([pro]);
    const chat = chatHandlers(state, { engine: model, attachments: ['image/png', 'application/pdf'] });
    msw.use(...chat, ...handlersOf(state));
  },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const bill = () => new File(['%PDF-1.7 a bill'], 'bill.pdf', { type: 'application/pdf' });
const film = () => new File(['RIFF....AVI '], 'film.avi', { type: 'video/avi' });

async function choose(chat: ReturnType<typeof within>, ...files: readonly File[]) {
  await chat.findByRole('button', { name: 'Attach files' }, { timeout: 5000 });
  await userEvent.upload(chat.getByLabelText('Files'), [...files], { applyAccept: false });
}

/** A file is chosen and sent with words; the model has looked at it, and the conversation names it. */
export const Sent: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await choose(chat, bill());
    await expect(await chat.findByText('Write what the agent should do with it.')).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
    await ask('What is this?');
    await findReply(chat, 'I see bill.pdf, application/pdf, 15 bytes.');
    await expect(await chat.findByRole('list', { name: 'Files of this message' })).toHaveTextContent(
      'bill.pdfPDF',
    );
    await expect(chat.queryByRole('list', { name: 'Files for the next message' })).toBeNull();
    await ask('And now?');
    await findReply(chat, 'I see no file.');
  },
};

/** What cannot be sent is said where it was chosen. What can be, and what was typed, stays. */
export const Refused: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await userEvent.type(await chat.findByLabelText('Message'), 'Look at');
    await choose(chat, film(), bill(), new File([], 'empty.pdf'));
    await expect(
      await chat.findByText(/‘film.avi’ cannot be looked at here\. Choose a PNG or PDF/),
    ).toBeVisible();
    await expect(chat.getByText('‘empty.pdf’ is empty.')).toBeVisible();
    const list = await chat.findByRole('list', { name: 'Files for the next message' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await choose(chat, bill(), bill(), bill());
    await expect(
      await chat.findByText(/A message takes 3 files at most\. Left out: ‘bill.pdf’/),
    ).toBeVisible();
    await expect(chat.getByLabelText('Message')).toHaveValue('Look at');
  },
};

/** The server refuses after all: it says why, and Retry sends the same words and files. */
export const RefusedByTheServer: Story = {
  play: async (context) => {
    const chat = await openChatWhenLoaded();
    await choose(chat, bill());
    const why = "'bill.pdf' is larger than 5 MB. Please choose a smaller file.";
    const refusal = http.post(chatUrl, () => Response.json({ message: why }, { status: 413 }), {
      once: true,
    });
    withHandlers(refusal)(context);
    await ask('What is this?');
    await findReply(chat, why);
    await userEvent.click(chat.getByRole('button', { name: 'Retry' }));
    await findReply(chat, 'I see bill.pdf, application/pdf, 15 bytes.');
  },
};

/** While an answer is on its way the button says why it cannot be pressed. Editing takes the files back into the field. */
export const Edited: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await choose(chat, bill());
    await ask('Whta?');
    await findReply(chat, /I see bill.pdf/);
    await userEvent.click(await chat.findByRole('button', { name: 'Edit message' }));
    await chat.findByRole('list', { name: 'Files for the next message' });
    await userEvent.clear(chat.getByLabelText('Message'));
    await ask('What is this?');
    await findReply(chat, 'I see bill.pdf, application/pdf, 15 bytes.');
    await expect(chat.getAllByRole('list', { name: 'Files of this message' })).toHaveLength(1);
  },
};

/** After a reload the names are there, the files are not: they have to be chosen again, and nothing goes without them. */
export const EditedAfterAReload: Story = {
  beforeEach: () => {
    const files = [{ name: 'bill.pdf', type: 'application/pdf', size: 1_400_000 }] as const;
    storedThread(pro, [message('user', 'What is this?', { files }), message('ai', 'A bill.')])();
  },
  play: async () => {
    const chat = await openChatWhenLoaded();
    await expect(await chat.findByRole('list', { name: 'Files of this message' })).toHaveTextContent(
      'bill.pdfPDF',
    );
    await userEvent.click(await chat.findByRole('button', { name: 'Edit message' }));
    await expect(await chat.findByText(/This file is not kept\./)).toBeVisible();
    await userEvent.click(chat.getByRole('button', { name: 'Send' }));
    const why = 'Not sent yet: remove ‘bill.pdf’ first, or choose it again.';
    await expect(await chat.findByText(why)).toBeVisible();
    await expect(chat.getByLabelText('Message')).toHaveValue('What is this?');
    await choose(chat, bill());
    const list = await chat.findByRole('list', { name: 'Files for the next message' });
    await waitFor(() => expect(chat.queryByText(why)).toBeNull());
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(chat.getByRole('button', { name: 'Send' }));
    await findReply(chat, 'I see bill.pdf, application/pdf, 15 bytes.');
  },
};

/** The panel's field takes files too, and shows those that were chosen in the text chat, before anything can be sent. */
export const InThePanel: Story = {
  play: async () => {
    const chat = await openChatWhenLoaded();
    await choose(chat, bill());
    await chat.findByRole('list', { name: 'Files for the next message' });
    await userEvent.type(chat.getByLabelText('Message'), 'What is this?');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await screen.findByRole('list', { name: 'Files for the next message' }, { timeout: 5000 }),
    ).toHaveTextContent('bill.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    // The growing answer is replaced by the complete one.
    await waitFor(
      () => expect(screen.getByText('I see bill.pdf, application/pdf, 15 bytes.')).toBeVisible(),
      { timeout: 5000 },
    );
  },
};

/** Where no model can look at files, or nobody can tell, there is no button. */
export const NotTaken: Story = {
  beforeEach: (context) =>
    withHandlers(http.get(chatUrl, () => new Response(null, { status: 404 })))(context),
  play: async () => {
    const chat = await openChatWhenLoaded();
    await userEvent.click(await chat.findByLabelText('Message'));
    await delay(300);
    await expect(chat.queryByRole('button', { name: 'Attach files' })).toBeNull();
    await ask('Hello');
    await findReply(chat, 'I see no file.');
  },
};
