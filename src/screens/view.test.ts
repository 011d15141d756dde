import { describe, expect, it } from 'vitest';
import { mayShow, start, viewReducer, type Place, type View } from './view.ts';

const at = (view: View, more: Partial<Place> = {}): Place => ({ ...start, view, ...more });

describe('viewReducer', () => {
  it.each<[string, View, View]>([
    ['[V3] a user on landing goes to main', 'landing', 'main'],
    ['[V3] a user on sign-in goes to main', 'signin', 'main'],
    ['[V3] a user on sign-up goes to main', 'signup', 'main'],
    ['[V3] a user editing the profile stays there', 'edit-profile', 'edit-profile'],
    ['[V3] a user on main stays on main', 'main', 'main'],
  ])('%s', (_title, from, to) => {
    expect(viewReducer(at(from), { type: 'user-known', signedIn: true, recovering: false }).view).toBe(to);
  });

  it.each<[string, View, View]>([
    ['[V4] nobody on main: landing', 'main', 'landing'],
    ['[V4] nobody editing a profile: landing', 'edit-profile', 'landing'],
    ['[V4] nobody setting a password: landing', 'reset-password', 'landing'],
    ['[V4] nobody on sign-in stays', 'signin', 'signin'],
    ['[V4] nobody on sign-up stays', 'signup', 'signup'],
    ['[V4] nobody on recover stays', 'recover', 'recover'],
  ])('%s', (_title, from, to) => {
    expect(viewReducer(at(from), { type: 'user-known', signedIn: false, recovering: false }).view).toBe(to);
  });

  it('[S1] [V1] a recovery session opens reset-password', () => {
    expect(viewReducer(at('landing'), { type: 'user-known', signedIn: true, recovering: true }).view).toBe(
      'reset-password',
    );
  });

  it('[V3] a user known again keeps the section of main', () => {
    const place = at('main', { section: 'billing' });
    expect(viewReducer(place, { type: 'user-known', signedIn: true, recovering: false })).toEqual(place);
  });

  it('[S3] the e-mail and the hint go along to sign-up, and the hint ends there', () => {
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
  ])('[S1] a user who takes over %s starts at the dashboard', (from, to) => {
    expect(viewReducer(at(from, { section: 'billing' }), { type: 'user-replaced' })).toEqual(to);
  });

  it('[V1] Back restores view and section', () => {
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
])('[P1] [V19] %s with a user: %s may show: %s', (view, signedIn, expected) => {
  expect(mayShow(view, signedIn)).toBe(expected);
});
