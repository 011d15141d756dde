import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { handlersOf } from '../../mocks/handlers/backend.ts';
import { backendState, backendUrl } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withPayments } from '../../mocks/personas.ts';
import { freshBrowser, StoryApp, withHandlers } from '../../mocks/StoryApp.tsx';
import type { Persona } from '../../mocks/personas.ts';
import { unzipped } from '../../src/screens/profile/data/archive/unzipped.fixture.ts';
import { heading, press } from '../steps.ts';

const { pro } = personas;
const loyal = withPayments(pro, 1201);

/** The backend with a conversation and a picture of this person. */
const storedOf =
  (person: Persona) =>
  ({ msw }: Parameters<ReturnType<typeof withHandlers>>[0]) => {
    freshBrowser();
    const state = backendState([person]);
    const at = '2026-05-01T08:00:00Z';
    state.conversations.set('c', {
      id: 'c',
      owner: person.id,
      title: 'What did I pay?',
      created_at: at,
      last_entry_at: at,
      change: 1,
      entries: [{ id: 'a', seq: 1, happened_at: at, is_open: false, body: { text: 'What did I pay?' } }],
    });
    state.files.set(`${person.id}/1.png`, {
      id: '1',
      owner: person.id,
      type: 'image/png',
      bytes: new Uint8Array([137, 80]),
    });
    msw.use(...handlersOf(state));
  };

const meta = {
  title: 'Screens/YourData',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen', requirements: ['U32', 'U33'] },
  beforeEach: storedOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openCard() {
  await press('Edit');
  await heading('Account');
  const card = await screen.findByRole('region', { name: 'Your data' }, { timeout: 8000 });
  card.scrollIntoView({ block: 'center' });
  return within(card);
}

const download = async (card: Awaited<ReturnType<typeof openCard>>) =>
  userEvent.click(await card.findByRole('button', { name: 'Download a copy' }));

/** What there is in words, and one button. [U33] */
export const Ready: Story = {
  play: async () => {
    const card = await openCard();
    await expect(
      await card.findByText(/: your profile, 6 payments, 1 conversation, 1 device, and 1 picture\./),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download a copy' })).toBeEnabled();
  },
};

/** Everything is in one archive: a file for each area, the pictures, and a page that says what is what. [U32] */
export const Downloaded: Story = {
  args: { signedInAs: loyal },
  beforeEach: storedOf(loyal),
  play: async () => {
    const card = await openCard();
    const offered = spyOn(URL, 'createObjectURL');
    await download(card);
    await expect(
      await card.findByText(/^Your copy is complete\./, undefined, { timeout: 8000 }),
    ).toBeVisible();
    await expect(offered).toHaveBeenCalledOnce();
    const bytes = new Uint8Array(await (offered.mock.calls[0]![0] as Blob).arrayBuffer());
    const files = unzipped(bytes);
    await expect(Object.keys(files)).toContain('pictures/1.png');
    await expect(JSON.parse(files['payments.json']!)).toHaveLength(1201);
    await expect(files['conversation_entries.json']).toContain('What did I pay?');
    await expect(files['index.html']).toContain('<td>Payments</td><td>1201</td>');
  },
};

/** While it is written it says how far it is, and can be stopped; it begins anew afterwards. [U32] */
export const Running: Story = {
  args: { signedInAs: loyal },
  beforeEach: storedOf(loyal),
  play: async ({ msw }) => {
    const card = await openCard();
    let pages = 0;
    msw.use(
      http.post(`${backendUrl}/rest/v1/rpc/export_own_data`, async () => {
        pages += 1;
        if (pages > 5) await delay('infinite');
      }),
    );
    await download(card);
    await expect(await card.findByText(/^\d\d% of your copy is written$/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const Stopped: Story = {
  play: async ({ msw }) => {
    const card = await openCard();
    msw.use(fault('own-data-export', 'hang'));
    await download(card);
    await userEvent.click(await card.findByRole('button', { name: 'Stop' }));
    await expect(await card.findByText('The copy was stopped.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Download a copy' })).toBeEnabled();
  },
};

/** The second click of a double click does not stop what the first one began. [R9, U32] */
export const DoubleClicked: Story = {
  play: async ({ msw }) => {
    const card = await openCard();
    msw.use(fault('own-data-export', 'hang'));
    await userEvent.dblClick(await card.findByRole('button', { name: 'Download a copy' }));
    await expect(await card.findByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(card.queryByText('The copy was stopped.')).toBeNull();
  },
};

/** The connection is lost in the midst of it: nothing is lost, and it goes on from there. [U32, X5] */
export const FailedHalfway: Story = {
  args: { signedInAs: loyal },
  beforeEach: storedOf(loyal),
  play: async ({ msw }) => {
    const card = await openCard();
    msw.use(
      http.post(`${backendUrl}/rest/v1/rpc/export_own_data`, async ({ request }) => {
        const { after } = (await request.clone().json()) as { after?: unknown };
        return after ? Response.error() : undefined;
      }),
    );
    await download(card);
    await expect(
      await card.findByText(
        /^The copy stopped at \d\d%\. We could not reach the server\. Check your connection and try again\. Nothing is lost/,
      ),
    ).toBeVisible();
    msw.resetHandlers();
    storedOf(loyal)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Continue' }));
    await expect(
      await card.findByText(/^Your copy is complete\./, undefined, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** Without a connection nothing was begun. [X5] */
export const Offline: Story = {
  play: async ({ msw }) => {
    const card = await openCard();
    const button = await card.findByRole('button', { name: 'Download a copy' });
    msw.use(fault('own-data-list', 'net'));
    await userEvent.click(button);
    await expect(
      await card.findByText(/^The copy stopped at 0%\. We could not reach the server\./),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
};

export const Loading: Story = {
  beforeEach: withHandlers(fault('own-data-list', 'hang')),
  play: async () => {
    const card = await openCard();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

/** What there is could not be loaded: the rest of the page works, and Retry loads it. [X5] */
export const LoadFailed: Story = {
  beforeEach: withHandlers(fault('own-data-list', 'net')),
  play: async ({ msw }) => {
    const card = await openCard();
    await expect(await card.findByText('Your data could not be loaded.')).toBeVisible();
    msw.resetHandlers();
    storedOf(pro)({ msw });
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    await expect(await card.findByRole('button', { name: 'Download a copy' })).toBeVisible();
  },
};

/** A backend without the function: the card does not show, and nothing is said. [U33] */
export const NotOffered: Story = {
  beforeEach: withHandlers(fault('own-data-list', 404, { code: 'PGRST202' })),
  play: async () => {
    await press('Edit');
    await heading('Account');
    await screen.findByRole('heading', { name: 'Password' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your data' })).toBeNull());
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** At 390 px nothing scrolls sideways. [U33] */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(window.innerWidth).toBe(390));
    const card = await openCard();
    await card.findByRole('button', { name: 'Download a copy' });
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
  },
};
