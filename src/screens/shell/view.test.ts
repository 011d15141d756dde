import { describe, expect, it } from 'vitest';
import { canShow, initialViewState, viewReducer, type ViewState, type View } from './view.ts';

const at = (view: View, more: Partial<ViewState> = {}): ViewState => ({ ...initialViewState, view, ...more });

describe('viewReducer', () => {
  it.each<[string, View, View]>([
    ['a user on the landing page goes to main [V3]', 'landing', 'main'],
    ['a user on the sign-in form goes to main [V3]', 'signin', 'main'],
    ['a user on the sign-up form goes to main [V3]', 'signup', 'main'],
    ['a user editing the profile stays there [V3]', 'edit-profile', 'edit-profile'],
    ['a user on main stays on main [V3]', 'main', 'main'],
  ])('%s', (_title, from, to) => {
    expect(
      viewReducer(at(from), { type: 'session-resolved', isSignedIn: true, isRecovering: false }).view,
    ).toBe(to);
  });

  it.each<[string, View, View]>([
    ['a visitor on main goes to the landing page [V4]', 'main', 'landing'],
    ['a visitor on the profile form goes to the landing page [V4]', 'edit-profile', 'landing'],
    ['a visitor on the form for a new password goes to the landing page [V4]', 'reset-password', 'landing'],
    ['a visitor on the sign-in form stays there [V4]', 'signin', 'signin'],
    ['a visitor on the sign-up form stays there [V4]', 'signup', 'signup'],
    ['a visitor who recovers a password stays there [V4]', 'recover', 'recover'],
  ])('%s', (_title, from, to) => {
    expect(
      viewReducer(at(from), { type: 'session-resolved', isSignedIn: false, isRecovering: false }).view,
    ).toBe(to);
  });

  it('a recovery link opens the form for a new password [S1, V1]', () => {
    expect(
      viewReducer(at('landing'), { type: 'session-resolved', isSignedIn: true, isRecovering: true }).view,
    ).toBe('reset-password');
  });

  it('a session that is resolved again keeps the section of main [V3]', () => {
    const state = at('main', { section: 'billing' });
    expect(viewReducer(state, { type: 'session-resolved', isSignedIn: true, isRecovering: false })).toEqual(
      state,
    );
  });

  it('the email and the hint are carried to the sign-up form, and only the email from there [S3]', () => {
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

  it.each<[View, ViewState]>([
    ['edit-profile', at('main')],
    ['main', at('main')],
    ['signin', at('signin', { section: 'billing' })],
  ])('a user who replaces another one on the %s view starts at the dashboard [S1]', (from, to) => {
    expect(viewReducer(at(from, { section: 'billing' }), { type: 'user-replaced' })).toEqual(to);
  });

  it('Back restores the view and its section [V1]', () => {
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
])(
  'whether the view %s can be shown with a user signed in (%s): %s [P1, V19]',
  (view, isSignedIn, expected) => {
    expect(canShow(view, isSignedIn)).toBe(expected);
  },
);
