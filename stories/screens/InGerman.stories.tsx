import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { virtualClock } from '../../mocks/virtualClock.ts';
import { ClockProvider } from '../../src/screens/shell/clock.ts';
import { mainScreensIn } from './mainScreensIn.ts';

const screens = mainScreensIn('de');
/** May 4, 2026, so that dates and the chart are always the same. */
const present = virtualClock();

/** The main screens in German. */
const meta = {
  title: 'Screens/In German',
  component: StoryApp,
  globals: { language: 'de' },
  parameters: { layout: 'fullscreen', requirements: ['W4'] },
  decorators: (Story) => (
    <ClockProvider value={present}>
      <Story />
    </ClockProvider>
  ),
  beforeEach: backendOf(personas.pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Landing: Story = screens.landing;
/** The form was sent empty: its errors are translated too. */
export const SignIn: Story = screens.signIn;
export const SignUp: Story = screens.signUp;
export const Dashboard: Story = screens.dashboard;
export const Billing: Story = screens.billing;
export const Payments: Story = screens.payments;
/** A plan is found by its name on this page: payments are stored in English. [B20] */
export const PaymentsFound: Story = {
  ...screens.payments,
  parameters: { requirements: ['B20'] },
  play: async () => {
    await screens.payments.play();
    const all = within(screen.getByRole('region', { name: 'Alle Zahlungen' }));
    const field = all.getByRole('textbox', { name: 'Nach Leistung oder Rechnung suchen' });
    await userEvent.type(field, 'Tarif Enterprise');
    await waitFor(() => expect(all.queryByRole('listitem')).toBeNull());
    await userEvent.clear(field);
    await userEvent.type(field, 'Tarif Pro');
    await waitFor(() => expect(all.getAllByRole('listitem')).toHaveLength(5));
  },
};
export const Account: Story = screens.account;
export const TextChat: Story = screens.chat;
export const VoiceChat: Story = screens.call;
