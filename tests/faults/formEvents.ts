import { expect } from 'vitest';
import { toasts } from '../../src/services/messages.ts';
import { fault, lineOf } from '../../mocks/handlers/faults.ts';
import { personas } from '../../mocks/personas.ts';
import { openProfile } from './accountScenes.ts';
import {
  button,
  field,
  fill,
  gone,
  heading,
  one,
  pickPicture,
  press,
  seen,
  shownToasts,
  text,
  valueOf,
} from './actions.ts';
import { adapters, shown, stage, type Stage } from './stage.tsx';
import { hideAndShow, otherTab } from './surroundings.ts';
import { eventually, pass } from './time.ts';

const { pro, free } = personas;
const patches = lineOf('profiles-update');
const reads = /^GET \/rest\/v1\//;

export const begin = (more: Partial<Parameters<typeof stage>[0]> = {}) =>
  stage({ people: [pro, free], signedInAs: pro, ...more });

const loaded = () => seen(text('$29.00 / month'));

async function typed(on: Stage) {
  await loaded();
  await openProfile();
  await fill('Location', 'Lisbon');
  expect(on.told).toEqual([]);
}

const stored = (on: Stage) => on.state.users.get(pro.id)?.profile?.location;

export const formEvents = {
  async twice() {
    const on = begin();
    await typed(on);
    const update = one(button('Update Profile')) as HTMLButtonElement;
    update.form?.requestSubmit();
    update.click();
    update.click();
    await seen(heading('Dashboard'));
    expect(on.sent(patches)).toBe(1);
    expect(on.told).toEqual([shown(toasts.profileUpdated)]);
    return on;
  },

  async left() {
    const on = begin({ faults: [fault('profiles-update', 'slow')] });
    await typed(on);
    await press('Update Profile');
    await eventually(() => expect(on.sent(patches)).toBe(1));
    await press('Back to Dashboard');
    await press('Manage billing');
    await seen(heading('Billing & Subscriptions'));
    await pass(10_000);
    await eventually(() => expect(on.told).toEqual([shown(toasts.profileUpdated)]));
    one(heading('Billing & Subscriptions'));
    expect(stored(on)).toBe('Lisbon');
    return on;
  },

  async hidden() {
    const on = begin();
    await typed(on);
    const before = on.requests.length;
    await hideAndShow();
    expect(valueOf('Location')).toBe('Lisbon');
    expect(on.requests.length).toBe(before);
    expect(on.told).toEqual([]);
    return on;
  },

  async tabs() {
    const on = begin();
    await typed(on);
    const { data } = adapters(on.browser).ports;
    const user = { id: pro.id, email: pro.email, fullName: 'Ada', avatarUrl: '' };
    const change = { fullName: 'Ada L.', location: 'Paris', description: '', avatarUrl: '' };
    expect(await data.saveProfile(user, change)).toMatchObject({ ok: true });
    expect(stored(on)).toBe('Paris');
    await press('Update Profile');
    await seen(heading('Dashboard'));
    expect(stored(on)).toBe('Lisbon');
    return on;
  },

  async signedOut() {
    const on = begin({ faults: [fault('profiles-update', 'slow')] });
    await typed(on);
    await press('Update Profile');
    await eventually(() => expect(on.sent(patches)).toBe(1));
    await (await otherTab(on)).signOut('global');
    await seen(button('Get Started'));
    await pass(10_000);
    await eventually(() => expect(shownToasts()).toEqual([expect.stringMatching(/^Error: /)]));
    expect(on.told.filter((line) => !line.startsWith('Error: '))).toEqual([]);
    expect(stored(on)).toBe('London');
    return on;
  },

  /** The picture is on its way: what follows it goes out with the other user's token, and finds no row. */
  async replaced() {
    const on = begin({ faults: [fault('upload', 'slow')] });
    await typed(on);
    await pickPicture();
    await press('Update Profile');
    await eventually(() => expect(on.sent(lineOf('upload'))).toBe(1));
    await (await otherTab(on)).signIn(free.email, free.password);
    await seen(text('Alan Turing').first());
    await gone(field('Location'));
    await pass(10_000);
    const failed = shown(toasts.profileFailed(''));
    await eventually(() => expect(shownToasts()).toEqual([failed]));
    expect(on.told).toEqual([failed]);
    expect(stored(on)).toBe('London');
    expect(on.state.users.get(free.id)?.profile?.location).toBe('Manchester');
    return on;
  },
};

export const loadEvents = {
  async left() {
    const on = begin({ faults: [fault('profiles-read', 'slow'), fault('payments-read', 'slow')] });
    await eventually(() => expect(on.sent(reads)).toBe(3));
    on.unmount();
    await pass(10_000);
    expect(on.told).toEqual([]);
    return on;
  },

  async hidden() {
    const on = begin();
    await loaded();
    const before = on.requests.length;
    await hideAndShow();
    await hideAndShow();
    expect(on.requests.length).toBe(before);
    one(text('$29.00 / month'));
    return on;
  },

  async signedOut() {
    const on = begin({ faults: [fault('profiles-read', 'slow')] });
    await loaded();
    await (await otherTab(on)).signOut('global');
    await seen(button('Get Started'));
    await pass(10_000);
    expect(on.told).toEqual([]);
    expect(text('Ada Lovelace').elements()).toEqual([]);
    return on;
  },

  async replaced() {
    const on = begin();
    await loaded();
    const before = on.sent(reads);
    await (await otherTab(on)).signIn(free.email, free.password);
    await seen(text('$0.00 / month'));
    await seen(text('Alan Turing').first());
    expect(text('Ada Lovelace').elements()).toEqual([]);
    expect(on.sent(reads)).toBe(before + 3);
    return on;
  },
};

/** What goes on for one user while another comes. */
export const meanwhile = {
  /** The 2 s of a purchase: what is sent after them would be in the other one's name. */
  async bought() {
    const on = begin({ signedInAs: free });
    await seen(text('$0.00 / month'));
    await press('Manage billing');
    await seen(button('Current Plan'));
    (button('Subscribe').elements().at(-1) as HTMLElement).click();
    await seen(button('Processing...'));
    await (await otherTab(on)).signIn(pro.email, pro.password);
    await loaded();
    await pass(2000);
    await eventually(() => expect(shownToasts()).toEqual([shown(toasts.billingFailed)]));
    expect(on.sent(lineOf('set-plan'))).toBe(0);
    expect(on.state.users.get(pro.id)?.billing?.subscription_plan).toBe('pro');
    return on;
  },

  /** It was stored, and is nothing that the next user should hear. */
  async saved() {
    const on = begin({ faults: [fault('profiles-update', 'slow')] });
    await typed(on);
    await press('Update Profile');
    await eventually(() => expect(on.sent(patches)).toBe(1));
    await (await otherTab(on)).signIn(free.email, free.password);
    await seen(text('Alan Turing').first());
    await pass(10_000);
    await eventually(() => expect(stored(on)).toBe('Lisbon'));
    await pass(100);
    expect(on.told).toEqual([]);
    return on;
  },
};
