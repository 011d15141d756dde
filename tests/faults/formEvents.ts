import { expect } from 'vitest';
import { toasts } from '../../src/services/messages.ts';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { openProfile } from './accountScenarios.ts';
import {
  button,
  field,
  fill,
  waitUntilGone,
  heading,
  getOne,
  pickPicture,
  press,
  findOne,
  shownToasts,
  text,
  valueOf,
} from './actions.ts';
import { productAdapters, toastText, renderApp, type AppFixture } from './appFixture.tsx';
import { hideAndShow, openOtherTab } from './tabs.ts';
import { eventually, advanceTime } from './time.ts';

const { pro, free } = personas;
const patches = lineOf('profiles-update');
/** What the dashboard shows first. The preferences are read once the browser is idle. */
const reads = /^GET \/rest\/v1\/(profiles|billing_info|payment_history)\b/;
const news = lineOf('conversations-state');

/** What was sent for the account and its views. The conversation, which begins when the browser is idle, is not among it. */
const sentForAccount = ({ requests }: AppFixture) =>
  requests.filter((line) => !/\/rpc\/(conversation_state|find_conversations)$/.test(line));

export const renderSignedIn = (more: Partial<Parameters<typeof renderApp>[0]> = {}) =>
  renderApp({ people: [pro, free], signedInAs: pro, ...more });

const waitUntilLoaded = () => findOne(text('$29.00 / month'));

async function openEditedProfile(app: AppFixture) {
  await waitUntilLoaded();
  await openProfile();
  await fill('Location', 'Lisbon');
  expect(app.toastTexts).toEqual([]);
}

const storedLocation = (app: AppFixture) => app.state.users.get(pro.id)?.profile?.location;

export const formEvents = {
  async twice() {
    const app = renderSignedIn();
    await openEditedProfile(app);
    const update = getOne(button('Update Profile')) as HTMLButtonElement;
    update.form?.requestSubmit();
    update.click();
    update.click();
    await findOne(heading('Dashboard'));
    expect(app.requestCount(patches)).toBe(1);
    expect(app.toastTexts).toEqual([toastText(toasts.profileUpdated)]);
    return app;
  },

  async left() {
    const app = renderSignedIn({ faults: [fault('profiles-update', 'slow')] });
    await openEditedProfile(app);
    await press('Update Profile');
    await eventually(() => expect(app.requestCount(patches)).toBe(1));
    await press('Back to Dashboard');
    await press('Manage billing');
    await findOne(heading('Billing & Subscriptions'));
    await advanceTime(10_000);
    await eventually(() => expect(app.toastTexts).toEqual([toastText(toasts.profileUpdated)]));
    getOne(heading('Billing & Subscriptions'));
    expect(storedLocation(app)).toBe('Lisbon');
    return app;
  },

  async hidden() {
    const app = renderSignedIn();
    await openEditedProfile(app);
    for (const request of ['sessions-list', 'preferences-read'] as const)
      await eventually(() => expect(app.requestCount(lineOf(request))).toBe(1));
    // The second factors and the ways to sign in are told of the user.
    await eventually(() => expect(app.requestCount(lineOf('user-get'))).toBe(2));
    const before = sentForAccount(app);
    await hideAndShow();
    expect(valueOf('Location')).toBe('Lisbon');
    expect(sentForAccount(app)).toEqual(before);
    expect(app.toastTexts).toEqual([]);
    return app;
  },

  async tabs() {
    const app = renderSignedIn();
    await openEditedProfile(app);
    const { data } = productAdapters(app.browser).ports;
    const user = { id: pro.id, email: pro.email, fullName: 'Ada', avatarUrl: '' };
    const change = { fullName: 'Ada L.', location: 'Paris', description: '', avatarUrl: '' };
    expect(await data.saveProfile(user, change)).toMatchObject({ ok: true });
    expect(storedLocation(app)).toBe('Paris');
    await press('Update Profile');
    await findOne(heading('Dashboard'));
    expect(storedLocation(app)).toBe('Lisbon');
    return app;
  },

  async signedOut() {
    const app = renderSignedIn({ faults: [fault('profiles-update', 'slow')] });
    await openEditedProfile(app);
    await press('Update Profile');
    await eventually(() => expect(app.requestCount(patches)).toBe(1));
    await (await openOtherTab(app)).signOut('global');
    await findOne(button('Get Started'));
    await advanceTime(10_000);
    await eventually(() => expect(shownToasts()).toEqual([expect.stringMatching(/^Error: /)]));
    expect(app.toastTexts.filter((line) => !line.startsWith('Error: '))).toEqual([]);
    expect(storedLocation(app)).toBe('London');
    return app;
  },

  /** The user is replaced during the upload: the update after it is sent with the other user's token and finds no row. */
  async replaced() {
    const app = renderSignedIn({ faults: [fault('upload', 'slow')] });
    await openEditedProfile(app);
    await pickPicture();
    await press('Update Profile');
    await eventually(() => expect(app.requestCount(lineOf('upload'))).toBe(1));
    await (await openOtherTab(app)).signIn(free.email, free.password);
    await findOne(text('Alan Turing').first());
    await waitUntilGone(field('Location'));
    await advanceTime(10_000);
    const failed = toastText(toasts.profileFailed(''));
    await eventually(() => expect(shownToasts()).toEqual([failed]));
    expect(app.toastTexts).toEqual([failed]);
    expect(storedLocation(app)).toBe('London');
    expect(app.state.users.get(free.id)?.profile?.location).toBe('Manchester');
    return app;
  },
};

export const loadEvents = {
  async left() {
    const app = renderSignedIn({ faults: [fault('profiles-read', 'slow'), fault('payments-read', 'slow')] });
    await eventually(() => expect(app.requestCount(reads)).toBe(3));
    app.unmount();
    await advanceTime(10_000);
    expect(app.toastTexts).toEqual([]);
    return app;
  },

  async hidden() {
    const app = renderSignedIn();
    await waitUntilLoaded();
    await eventually(() => expect(app.requestCount(news)).toBe(1));
    // The chart of the last twelve months asks once the list has been painted.
    await eventually(() => expect(app.requestCount(lineOf('payments-months'))).toBe(1));
    // What was used this month is read once the page is idle, and so are the preferences.
    for (const request of ['usage', 'preferences-read'] as const)
      await eventually(() => expect(app.requestCount(lineOf(request))).toBe(1));
    const before = sentForAccount(app);
    for (const asked of [2, 3]) {
      // The question before has its answer by now: nobody asks while one is under way.
      await advanceTime(1000);
      await hideAndShow();
      // The conversation asks once at each return whether another device has changed it [L5], and never while it is hidden.
      await eventually(() => expect(app.requestCount(news)).toBe(asked));
    }
    expect(sentForAccount(app)).toEqual(before);
    getOne(text('$29.00 / month'));
    return app;
  },

  async signedOut() {
    const app = renderSignedIn({ faults: [fault('profiles-read', 'slow')] });
    await waitUntilLoaded();
    await (await openOtherTab(app)).signOut('global');
    await findOne(button('Get Started'));
    await advanceTime(10_000);
    expect(app.toastTexts).toEqual([]);
    expect(text('Ada Lovelace').elements()).toEqual([]);
    return app;
  },

  async replaced() {
    const app = renderSignedIn();
    await waitUntilLoaded();
    const before = app.requestCount(reads);
    await (await openOtherTab(app)).signIn(free.email, free.password);
    await findOne(text('$0.00 / month'));
    await findOne(text('Alan Turing').first());
    expect(text('Ada Lovelace').elements()).toEqual([]);
    expect(app.requestCount(reads)).toBe(before + 3);
    return app;
  },
};

/** Writes that are under way when another user signs in. */
export const userReplacedEvents = {
  /** During the 2 s of a purchase another user signs in: the plan must not be set in their name, and they are told nothing of it. */
  async bought() {
    const app = renderSignedIn({ signedInAs: free });
    await findOne(text('$0.00 / month'));
    await press('Manage billing');
    await findOne(button('Current Plan'));
    (button('Subscribe').elements().at(-1) as HTMLElement).click();
    await findOne(button('Processing...'));
    await (await openOtherTab(app)).signIn(pro.email, pro.password);
    await waitUntilLoaded();
    await advanceTime(2000);
    await advanceTime(100);
    expect(app.toastTexts).toEqual([]);
    expect(app.requestCount(lineOf('set-plan'))).toBe(0);
    expect(app.state.users.get(pro.id)?.billing?.subscription_plan).toBe('pro');
    return app;
  },

  /** The first user's save succeeds, and the next user gets no toast about it. */
  async saved() {
    const app = renderSignedIn({ faults: [fault('profiles-update', 'slow')] });
    await openEditedProfile(app);
    await press('Update Profile');
    await eventually(() => expect(app.requestCount(patches)).toBe(1));
    await (await openOtherTab(app)).signIn(free.email, free.password);
    await findOne(text('Alan Turing').first());
    await advanceTime(10_000);
    await eventually(() => expect(storedLocation(app)).toBe('Lisbon'));
    await advanceTime(100);
    expect(app.toastTexts).toEqual([]);
    return app;
  },
};
