import { useEffect, type ReactElement } from 'react';
import { CheckInbox } from '../auth/recover/CheckInbox.tsx';
import { Recover } from '../auth/recover/Recover.tsx';
import { SignIn } from '../auth/sign-in/SignIn.tsx';
import { SignUp } from '../auth/sign-up/SignUp.tsx';
import type { Place, View, VisitorView } from './view.ts';
import type { VisitorDraft } from '../auth/visitorDraft.ts';

export interface VisitorProps {
  view: Exclude<VisitorView, 'landing'>;
  place: Place;
  /** What was typed into the forms before. */
  draft: VisitorDraft;
  onOpen: (view: View, more?: { email?: string; hint?: 'no-account' }) => void;
  /** A form is in use: what comes after it can load. */
  onSignedInSoon: () => void;
  /** The form hears what is typed and pressed. */
  onReady?: (() => void) | undefined;
}

/** P1: the forms of somebody who is not signed in. */
export function Visitor({ view, place, draft, onOpen, onSignedInSoon, onReady }: VisitorProps): ReactElement {
  useEffect(() => onSignedInSoon(), [onSignedInSoon]);
  useEffect(() => onReady?.(), [onReady]);

  const { hint } = place;
  const email = draft.get().email ?? place.email;
  const common = {
    email,
    draft,
    onBack: () => onOpen('landing'),
    onSignIn: (next: string) => onOpen('signin', { email: next }),
    onSignUp: (next: string) => onOpen('signup', { email: next }),
    onRecover: (next: string) => onOpen('recover', { email: next }),
  };

  switch (view) {
    case 'signin':
      return (
        <SignIn
          {...common}
          {...(typeof hint === 'object' && hint)}
          onUnknown={(next) => onOpen('signup', { email: next, hint: 'no-account' })}
          onUnconfirmed={(next) => onOpen('check-inbox', { email: next })}
        />
      );
    case 'signup':
      return (
        <SignUp
          {...common}
          noAccount={hint === 'no-account'}
          onDone={(next, confirm) => onOpen(confirm ? 'check-inbox' : 'signin', { email: next })}
        />
      );
    case 'recover':
      return <Recover {...common} onBack={() => onOpen('signin')} />;
    case 'check-inbox':
      return <CheckInbox {...common} onBack={() => onOpen('signin')} />;
  }
}
