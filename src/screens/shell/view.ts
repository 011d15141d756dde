import type { LinkPurpose } from '../../services/auth.ts';

/** Every view, and who may see it: a visitor, or a user who is signed in. [V1, V19] */
const views = {
  landing: 'visitor',
  signin: 'visitor',
  signup: 'visitor',
  recover: 'visitor',
  'check-inbox': 'visitor',
  main: 'user',
  'edit-profile': 'user',
  'reset-password': 'user',
} as const;

export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];
type ViewOf<Audience> = { [Name in View]: (typeof views)[Name] extends Audience ? Name : never }[View];
export type VisitorView = ViewOf<'visitor'>;
export type UserView = ViewOf<'user'>;

/** The sections of `main`. The first one shows unless another was asked for. */
export const sections = ['dashboard', 'billing', 'payments'] as const;
export type Section = (typeof sections)[number];

/** Payments to be shown first and marked: those behind a figure. */
export interface MarkedRows {
  ids: readonly string[];
  /** The figure in words, such as '$87.00'. */
  words: string;
}

/** What shows beside the sidebar: a section, or the profile form. */
export type Screen = Section | Extract<View, 'edit-profile'>;

/** Which view is on the screen. Kept in memory only: the address in the browser never changes. [V1] */
export interface ViewState {
  view: View;
  /** Which section of `main` shows. */
  section: Section;
  /** The email typed into the last form, so that nobody types it twice; '' when none was. */
  email: string;
  /**
   * Why this view was opened, when the user did not ask for it. `link-from-elsewhere`: a mail's link that works in another
   * browser alone was opened here. `mail-sent`: the sign-up has just sent a mail. [S3, X9, U3]
   */
  hint?: 'no-account' | 'link-from-elsewhere' | 'mail-sent' | { redirectError: string };
}

export type ViewEvent =
  | { type: 'opened'; view: View; section?: Section; email?: string; hint?: ViewState['hint'] }
  | { type: 'session-resolved'; isSignedIn: boolean; isRecovering: boolean }
  /** Another tab has signed in another user, who starts at the dashboard. */
  | { type: 'user-replaced' }
  | { type: 'went-back'; view: View; section: Section };

export const initialViewState: ViewState = { view: 'landing', section: sections[0], email: '' };

export const isVisitorView = (view: View): view is VisitorView => views[view] === 'visitor';

/** The next view after an event. Pure: `App` owns the state. */
export function viewReducer(state: ViewState, event: ViewEvent): ViewState {
  switch (event.type) {
    case 'opened':
      return {
        view: event.view,
        section: event.section ?? initialViewState.section,
        email: event.email ?? state.email,
        ...(event.hint && { hint: event.hint }),
      };
    case 'went-back':
      return { view: event.view, section: event.section, email: state.email };
    case 'user-replaced':
      return isVisitorView(state.view) ? state : { ...initialViewState, view: 'main' };
    case 'session-resolved':
      return resolve(state, event.isSignedIn, event.isRecovering);
  }
}

/** Leads users away from the visitors' views, and visitors away from the users' views. [V3, V4] */
function resolve(state: ViewState, isSignedIn: boolean, isRecovering: boolean): ViewState {
  if (!isSignedIn) return isVisitorView(state.view) ? state : { ...initialViewState, email: state.email };
  if (isRecovering) return { ...initialViewState, view: 'reset-password' };
  return isVisitorView(state.view) ? { ...initialViewState, view: 'main' } : state;
}

/**
 * Where a link of another browser leads a visitor: to a new mail, whose code can be entered here, or to the sign-in, because the
 * address of a new account is confirmed by now. [U3]
 */
export const viewOfForeignLink = (purpose: LinkPurpose) => ({
  view: purpose === 'signup' ? ('signin' as const) : ('recover' as const),
  hint: 'link-from-elsewhere' as const,
});

/** Back never leads a visitor into the account, nor a user out of it. [P1, V19] */
export const canShow = (view: View, isSignedIn: boolean) => isVisitorView(view) !== isSignedIn;

/** Checks a view read from the browser's history, which an older version of the app may have written. */
export const isView = (value: unknown): value is View =>
  typeof value === 'string' && Object.hasOwn(views, value);
export const isSection = (value: unknown): value is Section => sections.some((section) => section === value);

/** Whether somebody comes back from the payment provider's pages, which the billing page tells about. [B16] */
export const comesFromPayment = (search: string) => /[?&](?:checkout|billing)=/.test(search);
