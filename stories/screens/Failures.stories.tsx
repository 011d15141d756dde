import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeDevices } from '../../mocks/voice/fakeDevices.ts';
import { personas } from '../../mocks/personas.ts';
import { backendOf, StoryApp } from '../../mocks/StoryApp.tsx';
import { storyServices } from '../../mocks/storyServices.ts';
import { ErrorBoundary } from '../../src/screens/shell/ErrorBoundary.tsx';
import { ErrorPage } from '../../src/screens/shell/ErrorFallback.tsx';
import { ServicesProvider } from '../../src/screens/shell/services.tsx';
import { success } from '../../src/services/result.ts';
import { lazyWithPreload } from '../../src/ui/lazyWithPreload.tsx';
import { dialog, heading, press } from '../steps.ts';

const { pro } = personas;
const stopped = {
  title: 'This part of the app stopped working',
  description:
    'The fault is ours, and what you have saved is safe. Try again. If that does not help, reload the page.',
};
const notLoaded = {
  title: 'This part of the app could not be loaded',
  description:
    'Check your connection and try again. If there has been an update while this page was open, reload it.',
};
const lets = 'The story lets this part fail';
let broken = true;
const breaks = () => {
  if (broken) throw new Error(lets);
};

let services = storyServices();
const begin = (options: Parameters<typeof storyServices>[0] = { signedInAs: pro }) => {
  broken = true;
  services = storyServices(options);
};

/**
 * A part of the app throws while it renders, or its code cannot be fetched. The rest works, and it is reported once.
 * [X13]
 */
const meta = {
  title: 'Screens/Failures',
  component: StoryApp,
  // The stories share their services, so only one may run on a page.
  tags: ['!autodocs'],
  render: () => <StoryApp services={services} />,
  globals: { viewport: { value: 'laptop' } },
  parameters: { layout: 'fullscreen', requirements: ['X13'], expectedErrors: [/lets this part fail/] },
  beforeEach: backendOf(pro),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const reported = () => services.report.reports.map(({ where, error }) => [where, String(error)]);

async function told({ title, description }: { title: string; description: string }) {
  const alert = await screen.findByRole('alert', {}, { timeout: 15_000 });
  await expect(alert).toHaveTextContent(title);
  await expect(alert).toHaveTextContent(description);
  await expect(within(alert).getByRole('button', { name: 'Reload' })).toBeEnabled();
  await waitFor(() => expect(within(alert).getByRole('button', { name: 'Try again' })).toHaveFocus());
}

const payment = {
  id: '1',
  date: '2026-03-02',
  amount: 29,
  currency: 'USD',
  status: 'completed',
  get serviceName() {
    breaks();
    return 'Pro plan';
  },
};

const brokenDashboard = () => {
  begin();
  services.data = { ...services.data, loadPayments: async () => success([payment]) };
};

/** A view fails: the sidebar and the agent stay, and 'Try again' brings the view back. */
export const View: Story = {
  parameters: { shows: ['crashMessages.broken'] },
  beforeEach: brokenDashboard,
  play: async () => {
    await told(stopped);
    await expect(screen.getByRole('button', { name: 'Text Chat' })).toBeEnabled();
    await expect(reported()).toEqual([['dashboard view', `Error: ${lets}`]]);
    await press('Try again');
    await waitFor(() => expect(reported()).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
    broken = false;
    await press('Try again');
    await heading('Dashboard');
    await expect(await screen.findByText('Pro plan')).toBeVisible();
    await expect(screen.getByRole('main')).toHaveFocus();
    await expect(reported()).toHaveLength(2);
  },
};

/** The same at rest, for a picture of it. */
export const ViewBroken: Story = {
  beforeEach: brokenDashboard,
  play: async () => {
    await told(stopped);
    await expect(screen.queryByRole('link', { name: /@/ })).toBeNull();
  },
};

/** Where there is an address of support, the message names it. */
export const ViewBrokenWithSupport: Story = {
  beforeEach: () => {
    brokenDashboard();
    services.supportEmail = 'help@example.com';
  },
  play: async () => {
    await told(stopped);
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'If it happens again, write to help@example.com.',
    );
    await expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
};

/** Other views work, and the one that failed is rendered again when the user returns. */
export const ViewLeft: Story = {
  beforeEach: brokenDashboard,
  play: async () => {
    await told(stopped);
    await press(/Ada Lovelace/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    await heading('Edit Profile');
    await expect(screen.queryByText(stopped.title)).toBeNull();
    broken = false;
    await press('Dashboard');
    await heading('Dashboard');
    await expect(reported()).toHaveLength(1);
  },
};

/** A dialog fails: a dialog in its place says so. When it is opened again, the real one is tried again. */
export const InDialog: Story = {
  beforeEach: () => {
    const list = async () => ({
      microphones: [],
      speakers: [],
      get permission() {
        breaks();
        return 'granted' as const;
      },
    });
    begin({ signedInAs: pro, devices: { ...fakeDevices(), list } });
  },
  play: async () => {
    await screen.findByText('$29.00 / month', {}, { timeout: 15_000 });
    await press('Voice Chat');
    await told(stopped);
    await expect(reported()).toEqual([['voice dialog', `Error: ${lets}`]]);
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await heading('Dashboard');
    await press('Text Chat');
    await dialog('Chat with Your Agent');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Voice Chat');
    await told(stopped);
    broken = false;
    await press('Try again');
    const call = await dialog('Voice Chat');
    await expect(await call.findByText(/Ask as you would ask/)).toBeVisible();
  },
};

/** The app itself fails before any view shows. */
export const WholeApp: Story = {
  beforeEach: () => {
    begin({});
    services.auth = { ...services.auth, getCachedUser: () => (breaks(), null) };
  },
  play: async () => {
    await told(stopped);
    await expect(reported()).toEqual([['app', `Error: ${lets}`]]);
  },
};

/** 'Try again' succeeds, and the landing page shows. */
export const WholeAppAgain: Story = {
  beforeEach: () => {
    begin({});
    services.auth = { ...services.auth, getCachedUser: () => (breaks(), null) };
  },
  play: async () => {
    await told(stopped);
    broken = false;
    await press('Try again');
    await expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  },
};

let fetched = 0;
let Part = lazyWithPreload(async () => () => <p>Here it is</p>);

/** Code that cannot be fetched has another message, and 'Try again' fetches it once per press. */
export const CodeUnavailable: Story = {
  parameters: { shows: ['crashMessages.notLoaded'], expectedErrors: [/could not be fetched/] },
  beforeEach: () => {
    begin();
    fetched = 0;
    Part = lazyWithPreload(async () => {
      fetched += 1;
      breaks();
      return () => <p>Here it is</p>;
    });
  },
  render: () => (
    <ServicesProvider value={services}>
      <ErrorBoundary where="story" fallback={(failed) => <ErrorPage {...failed} />}>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </ErrorBoundary>
    </ServicesProvider>
  ),
  play: async () => {
    await told(notLoaded);
    await expect(fetched).toBe(1);
    await press('Try again');
    await waitFor(() => expect(fetched).toBe(2));
    await told(notLoaded);
    broken = false;
    await press('Try again');
    await expect(await screen.findByText('Here it is')).toBeVisible();
    await expect(fetched).toBe(3);
    const unavailable = 'ChunkLoadError: The code of a part of the app could not be fetched.';
    await expect(reported()).toEqual([
      ['story', unavailable],
      ['story', unavailable],
    ]);
  },
};
