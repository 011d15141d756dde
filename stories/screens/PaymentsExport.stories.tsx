import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendUrl } from '../../mocks/handlers/backendState.ts';
import { fault } from '../../mocks/handlers/faults.ts';
import { personas, withPayments } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { heading, press } from '../steps.ts';

const { pro } = personas;
const loyal = withPayments(pro, 1201);

const meta = {
  title: 'Screens/Payments/Export',
  component: StoryApp,
  args: { signedInAs: pro },
  parameters: { layout: 'fullscreen' },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openPayments() {
  await press('Show all');
  await heading('Payments');
  const all = within(await screen.findByRole('region', { name: 'All payments' }));
  await all.findAllByRole('listitem');
  return all;
}

/** All payments that match go into the file, not only those that were shown. [B24] */
export const Exported: Story = {
  args: { signedInAs: loyal },
  parameters: { requirements: ['B24'] },
  beforeEach: backendOf(loyal),
  play: async () => {
    const all = await openPayments();
    await all.findByText(/^1,201 payments\./);
    await userEvent.click(all.getByRole('button', { name: 'Export CSV' }));
    await expect(await all.findByText('1,201 payments are in the file.')).toBeVisible();
  },
};

/** While it runs it can be stopped; it begins anew afterwards. [B24] */
export const ExportStopped: Story = {
  parameters: { requirements: ['B24'] },
  play: async ({ msw }) => {
    const all = await openPayments();
    msw.use(fault('payments-list', 'hang'));
    await userEvent.click(all.getByRole('button', { name: 'Export CSV' }));
    await userEvent.click(await all.findByRole('button', { name: 'Stop export' }));
    await expect(await all.findByText('The export was stopped.')).toBeVisible();
    await expect(all.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  },
};

/** The second click of a double click does not stop what the first one began. [R9, B24] */
export const ExportDoubleClicked: Story = {
  parameters: { requirements: ['R9', 'B24'] },
  play: async ({ msw }) => {
    const all = await openPayments();
    msw.use(fault('payments-list', 'hang'));
    await userEvent.dblClick(all.getByRole('button', { name: 'Export CSV' }));
    await expect(await all.findByRole('button', { name: 'Stop export' })).toBeVisible();
    await expect(all.queryByText('The export was stopped.')).toBeNull();
  },
};

/** Nor does a key that is pressed twice. [R9, B24] */
export const ExportKeyTwice: Story = {
  parameters: { requirements: ['R9', 'B24'] },
  play: async ({ msw }) => {
    const all = await openPayments();
    msw.use(fault('payments-list', 'hang'));
    all.getByRole('button', { name: 'Export CSV' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(await all.findByRole('button', { name: 'Stop export' })).toBeVisible();
    await expect(all.queryByText('The export was stopped.')).toBeNull();
  },
};

/** Stopped and begun anew at once: the page of the first attempt, which arrives later, changes nothing. [B33] */
export const ExportBegunAnew: Story = {
  args: { signedInAs: loyal },
  parameters: { requirements: ['B33'] },
  beforeEach: backendOf(loyal),
  play: async ({ msw }) => {
    const all = await openPayments();
    const offered = spyOn(URL, 'createObjectURL');
    const asked = fn();
    msw.use(
      http.post(`${backendUrl}/rest/v1/rpc/list_payments`, async () => {
        asked();
        await delay(1000);
      }),
    );
    await userEvent.click(all.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await userEvent.click(await all.findByRole('button', { name: 'Stop export' }));
    await userEvent.click(await all.findByRole('button', { name: 'Export CSV' }));
    await all.findByText(/^[1-9].* of 1,201 payments written$/, undefined, { timeout: 8000 });
    await expect(all.getByRole('button', { name: 'Stop export' })).toBeVisible();
    await expect(
      await all.findByText('1,201 payments are in the file.', undefined, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(offered).toHaveBeenCalledOnce();
    const file = offered.mock.calls[0]![0] as Blob;
    await expect((await file.text()).trim().split('\n')).toHaveLength(1202);
  },
};

/** A page that fails loses nothing: the export goes on from there. [B24] */
export const ExportFailed: Story = {
  parameters: { requirements: ['B24', 'X5'] },
  play: async ({ msw }) => {
    const all = await openPayments();
    msw.use(fault('payments-list', 503));
    await userEvent.click(all.getByRole('button', { name: 'Export CSV' }));
    await expect(await all.findByText(/^The export stopped at 0 of 6 payments\./)).toBeVisible();
    msw.resetHandlers();
    backendOf(pro)({ msw });
    await press('Resume export');
    await expect(await all.findByText('6 payments are in the file.')).toBeVisible();
  },
};
