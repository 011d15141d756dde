import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { dialog } from '../steps.ts';

export type Call = Awaited<ReturnType<typeof dialog>>;

/** The app loads, and the simulator dials by itself: on a busy machine that takes its time. */
export async function simulatedCall() {
  await screen.findByRole('dialog', { name: 'Voice Chat' }, { timeout: 15_000 });
  return dialog('Voice Chat');
}

/** In seconds after Start call was pressed, by the bar of the simulator. */
export const scrubTo = async (seconds: number) =>
  fireEvent.change(await screen.findByLabelText('Time in the call'), { target: { value: seconds * 1000 } });

/** A story: that call, `at` so many seconds. `shows`: a text that this moment has. */
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
