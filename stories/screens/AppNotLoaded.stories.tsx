import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyServices } from '../../mocks/storyServices.ts';
import { AppNotLoaded } from '../../src/screens/shell/AppNotLoaded.tsx';
import { ServicesProvider } from '../../src/screens/shell/services.tsx';
import '../../src/ui/theme/notLoaded.css.ts';

/**
 * The code cannot be fetched with which everything begins, such as without a connection or after an update. The page as it stands
 * keeps what is typed; the notice is its last part, always in sight, and goes by itself once there is a connection. [X13]
 */
const meta = {
  title: 'Screens/App not loaded',
  component: StoryApp,
  render: (args) => (
    <>
      <StoryApp {...args} />
      <ServicesProvider value={storyServices()}>
        <AppNotLoaded />
      </ServicesProvider>
    </>
  ),
  parameters: { layout: 'fullscreen', requirements: ['X13'] },
  beforeEach: backendOf(),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

async function told() {
  const alert = await screen.findByRole('alert');
  await expect(alert).toHaveTextContent('The app could not be loaded');
  await expect(alert).toHaveTextContent(
    'Check your connection and try again. If there has been an update while this page was open, reload it.',
  );
  for (const name of ['Try again', 'Reload'])
    await expect(within(alert).getByRole('button', { name })).toBeVisible();
  const { bottom } = alert.getBoundingClientRect();
  await expect(bottom).toBeLessThanOrEqual(innerHeight);
}

export const OnPhone: Story = {
  parameters: { shows: ['crashMessages.appNotLoaded'] },
  globals: { viewport: { value: 'phone' } },
  play: told,
};

export const OnLaptop: Story = {
  parameters: { shows: ['crashMessages.appNotLoaded'] },
  globals: { viewport: { value: 'laptop' } },
  play: told,
};
