import { fireEvent, screen } from 'storybook/test';

/** In seconds after Start call was pressed, by the bar of the simulator. */
export const scrubTo = async (seconds: number) =>
  fireEvent.change(await screen.findByLabelText('Time in the call'), { target: { value: seconds * 1000 } });
