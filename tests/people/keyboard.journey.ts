import { expect } from 'vitest';
import { endedWhileReading, it, noProfileYet, withMotion } from '../journeys/visit.ts';
import { isFocused, keyboard, tabRound } from './focusStops.ts';
import { type Place, walkPath } from './path.ts';

/** Where Tab stops, in its order. Toasts, which come and go, are left out. */
const orders: Partial<Record<Place, readonly string[]>> = {
  'sign-up with errors': [
    'Email',
    'Password',
    'Show password',
    'Create Account',
    'Sign in here',
    'Back',
    'Profile picture',
    'Full Name',
  ],
  'chat answered': [
    'Conversation options',
    'Close',
    'Conversation',
    'Edit message',
    'Pro show your billing',
    'Copy',
    'Answer again',
    'Message',
  ],
  'in a call': ['Mute', 'End call', 'Minimise', 'Close', 'Captions', 'Volume', 'Sound settings', 'Message'],
};

it('with a keyboard alone everything is reached in its order, and the focus is never out of sight [H1]', async ({
  visit,
}) => {
  const page = await visit({
    width: 1280,
    height: 800,
    // The link 'Skip to content' slides in, which is waited for; with less motion it takes a millisecond that is not.
    asks: withMotion,
    expected: [noProfileYet, endedWhileReading],
  });
  const faults: string[] = [];
  await walkPath(page, {
    fullName: 'Keyboard Person',
    input: keyboard(page, faults),
    async look(place) {
      // Tab leaves a menu; the path itself goes through it with the arrow keys.
      if (place === 'user menu') return;
      const stops = await tabRound(page);
      for (const stop of stops) faults.push(...stop.faults.map((fault) => `${place}: ${stop.name} ${fault}`));
      expect(stops.filter(({ isBack }) => isBack).length, `${place}: turns back in the round`).toBeLessThan(
        2,
      );
      const names = stops.map(({ name }) => name).filter((name) => name !== 'Dismiss');
      if (place in orders) expect.soft(names, place).toEqual(orders[place]);
      else expect(names.length).toBeGreaterThan(2);
    },
    async closed(opener) {
      await expect.poll(() => isFocused(opener)).toBe(true);
    },
  });
  expect(faults.join('\n')).toBe('');
});
