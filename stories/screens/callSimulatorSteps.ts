import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { dialog } from '../steps.ts';

export type Call = Awaited<ReturnType<typeof dialog>>;

/** Waits until the app has loaded and the simulator has started the call, which takes a while on a busy machine. */
export async function simulatedCall() {
  await screen.findByRole('dialog', { name: 'Voice Chat' }, { timeout: 15_000 });
  return dialog('Voice Chat');
}

/** Moves the call to so many seconds after 'Start call' was pressed, by the simulator's bar. */
export const scrubTo = async (seconds: number) =>
  fireEvent.change(await screen.findByLabelText('Time in the call'), { target: { value: seconds * 1000 } });

/** A story of a call that is stopped after `at` seconds. `shows`: a text that is on the screen at that moment. */
export const stoppedAt = (
  scenario: string,
  at: number,
  shows: string | RegExp,
  more?: (call: Call) => Promise<void>,
) => ({
  args: { scenario, at },
  parameters: { requirements: ['S8'] },
  play: async () => {
    const call = await simulatedCall();
    const found = await call.findByText(shows);
    await waitFor(() => expect(found).toBeVisible());
    await more?.(call);
  },
});
