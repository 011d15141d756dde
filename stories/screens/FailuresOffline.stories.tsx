import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { personas } from '../../mocks/personas.ts';
import { backendOf } from '../../mocks/StoryApp.tsx';
import { storyServices, type StoryServices } from '../../mocks/storyServices.ts';
import { App } from '../../src/screens/shell/App.tsx';
import { ServicesProvider } from '../../src/screens/shell/services.tsx';
import { ChunkLoadError } from '../../src/ui/lazyWithPreload.tsx';
import { heading, press } from '../steps.ts';

const { pro } = personas;

let services: StoryServices;
/** How it stands with the code of the screen 'Account'. */
let code: 'here' | 'unreachable' | Promise<unknown>;

/** The code of a screen cannot be fetched without a connection, and is fetched by itself once there is one. [X13] */
const meta = {
  title: 'Screens/Failures offline',
  component: App,
  // The story changes what its services do, so only one may run on a page.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['X13'], expectedErrors: [/could not be fetched/] },
  beforeEach: (context) => {
    backendOf(pro)(context);
    const all = storyServices({ signedInAs: pro });
    code = 'here';
    services = {
      ...all,
      // Only this screen reads it, while it is drawn, so that it fails and waits here as the screen's code does.
      get version() {
        if (code === 'here') return all.version;
        throw code === 'unreachable' ? new ChunkLoadError('There is no connection.') : code;
      },
    };
  },
  render: () => (
    <ServicesProvider value={services}>
      <App />
    </ServicesProvider>
  ),
} satisfies Meta<typeof App>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen comes by itself with the connection, and names the window and `main` as soon as it is there. */
export const OnlineAgain: Story = {
  play: async () => {
    await heading('Dashboard');
    await waitFor(() => expect(document.title).toBe('Dashboard · Parley'));
    code = 'unreachable';
    await press('Account');
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    await waitFor(() => expect(document.title).toBe('Parley'));
    let arrive = () => {};
    code = new Promise<void>((resolve) => (arrive = resolve));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    code = 'here';
    arrive();
    await heading('Account');
    await expect(document.title).toBe('Account · Parley');
    await expect(screen.getByRole('main', { name: 'Account' })).toBeVisible();
    await expect(services.report.reports).toHaveLength(1);
  },
};
