import { describe, expect, it } from 'vitest';
import { mayShow, start, viewReducer, type Place, type View } from './view.ts';

const at = (view: View, more: Partial<Place> = {}): Place => ({ ...start, view, ...more });

describe('viewReducer', () => {
  it.each<[string, View, View]>([
    ['a user on landing goes to main [V3]', 'landing', 'main'],
    ['a user on sign-in goes to main [V3]', 'signin', 'main'],
    ['a user on sign-up goes to main [V3]', 'signup', 'main'],
    ['a user editing the profile stays there [V3]', 'edit-profile', 'edit-profile'],
    ['a user on main stays on main [V3]', 'main', 'main'],
  ])('%s', (_title, from, to) => {
    expect(viewReducer(at(from), { type: 'user-known', signedIn: true, recovering: false }).view).toBe(to);
  });

  it.each<[string, View, View]>([
    ['nobody on main: landing [V4]', 'main', 'landing'],
    ['nobody editing a profile: landing [V4]', 'edit-profile', 'landing'],
    ['nobody setting a password: landing [V4]', 'reset-password', 'landing'],
    ['nobody on sign-in stays [V4]', 'signin', 'signin'],
    ['nobody on sign-up stays [V4]', 'signup', 'signup'],
    ['nobody on recover stays [V4]', 'recover', 'recover'],
  ])('%s', (_title, from, to) => {
    expect(viewReducer(at(from), { type: 'user-known', signedIn: false, recovering: false }).view).toBe(to);
  });

  it('a recovery session opens reset-password [S1, V1]', () => {
    expect(viewReducer(at('landing'), { type: 'user-known', signedIn: true, recovering: true }).view).toBe(
      'reset-password',
    );
  });

  it('a user known again keeps the section of main [V3]', () => {
    const place = at('main', { section: 'billing' });
    expect(viewReducer(place, { type: 'user-known', signedIn: true, recovering: false })).toEqual(place);
  });

  it('the e-mail and the hint go along to sign-up, and the hint ends there [S3]', () => {
    const signUp = viewReducer(at('signin'), {
      type: 'opened',
      view: 'signup',
      email: 'ada@parley.example',
      hint: 'no-account',
    });
    expect(signUp).toMatchObject({ view: 'signup', email: 'ada@parley.example', hint: 'no-account' });
    const signIn = viewReducer(signUp, { type: 'opened', view: 'signin' });
    expect(signIn).toEqual(at('signin', { email: 'ada@parley.example' }));
  });

  it.each<[View, Place]>([
    ['edit-profile', at('main')],
    ['main', at('main')],
    ['signin', at('signin', { section: 'billing' })],
  ])('a user who takes over %s starts at the dashboard [S1]', (from, to) => {
    expect(viewReducer(at(from, { section: 'billing' }), { type: 'user-replaced' })).toEqual(to);
  });

  it('Back restores view and section [V1]', () => {
    expect(viewReducer(at('edit-profile'), { type: 'went-back', view: 'main', section: 'billing' })).toEqual(
      at('main', { section: 'billing' }),
    );
  });
});

it.each<[View, boolean, boolean]>([
  ['main', false, false],
  ['edit-profile', false, false],
  ['main', true, true],
  ['landing', true, false],
  ['signin', false, true],
])('%s with a user: %s may show: %s [P1, V19]', (view, signedIn, expected) => {
  expect(mayShow(view, signedIn)).toBe(expected);
});
