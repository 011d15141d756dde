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

/** What `main` shows beside the sidebar; the first one unless another was asked for. */
export const sections = ['dashboard', 'billing'] as const;
export type Section = (typeof sections)[number];

/** What shows beside the sidebar: a section, or the form of the profile. */
export type Screen = Section | Extract<View, 'edit-profile'>;

/** V1: what is on the screen. Local state; the address never changes. */
export interface Place {
  view: View;
  /** Of `main`. */
  section: Section;
  /** Carried from form to form, so that nobody types it twice. */
  email: string;
  /** Why this view was opened, when the user did not ask for it (S3, X9). */
  hint?: 'no-account' | { redirectError: string };
}

export type ViewEvent =
  | { type: 'opened'; view: View; section?: Section; email?: string; hint?: Place['hint'] }
  | { type: 'user-known'; signedIn: boolean; recovering: boolean }
  /** Another account in another tab: nothing of the place was the new user's. */
  | { type: 'user-replaced' }
  | { type: 'went-back'; view: View; section: Section };

export const start: Place = { view: 'landing', section: sections[0], email: '' };

export const isVisitorView = (view: View): view is VisitorView => views[view] === 'visitor';

export function viewReducer(place: Place, event: ViewEvent): Place {
  switch (event.type) {
    case 'opened':
      return {
        view: event.view,
        section: event.section ?? start.section,
        email: event.email ?? place.email,
        ...(event.hint && { hint: event.hint }),
      };
    case 'went-back':
      return { view: event.view, section: event.section, email: place.email };
    case 'user-replaced':
      return isVisitorView(place.view) ? place : { ...start, view: 'main' };
    case 'user-known':
      return settle(place, event.signedIn, event.recovering);
  }
}

/** V3, V4. */
function settle(place: Place, signedIn: boolean, recovering: boolean): Place {
  if (!signedIn) return isVisitorView(place.view) ? place : { ...start, email: place.email };
  if (recovering) return { ...start, view: 'reset-password' };
  return isVisitorView(place.view) ? { ...start, view: 'main' } : place;
}

/** P1, V19: Back never leads a visitor into the account, nor a user out of it. */
export const mayShow = (view: View, signedIn: boolean) => isVisitorView(view) !== signedIn;

/** Of what the browser's history kept, perhaps for an older version of the app. */
export const isView = (value: unknown): value is View =>
  typeof value === 'string' && Object.hasOwn(views, value);
export const isSection = (value: unknown): value is Section => sections.some((section) => section === value);
