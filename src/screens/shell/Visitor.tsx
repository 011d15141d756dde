import { useEffect, type ReactElement } from 'react';
import { productName } from '../../services/product.ts';
import { CheckInbox } from '../auth/recover/CheckInbox.tsx';
import { Recover } from '../auth/recover/Recover.tsx';
import { SignIn } from '../auth/sign-in/SignIn.tsx';
import { SignUp } from '../auth/sign-up/SignUp.tsx';
import { useLanguage } from './language/LanguageProvider.tsx';
import type { ViewState, View, VisitorView } from './view.ts';
import type { VisitorDraft } from '../auth/visitorDraft.ts';

export { foreignLinks } from '../../services/foreignLinks.ts';
export { FactorChallenge } from '../auth/second-factor/FactorChallenge.tsx';

export interface VisitorProps {
  view: Exclude<VisitorView, 'landing'>;
  state: ViewState;
  /** What was typed into the forms so far. */
  draft: VisitorDraft;
  onOpen: (view: View, more?: { email?: string; hint?: 'no-account' | 'mail-sent' }) => void;
  /** A form shows, so the signed-in views can load. */
  onPreload: () => void;
  /** Called once the form handles clicks and typing. */
  onReady?: (() => void) | undefined;
}

/** The forms for somebody who is not signed in. [P1] */
export function Visitor({ view, state, draft, onOpen, onPreload, onReady }: VisitorProps): ReactElement {
  const { translate } = useLanguage();
  // The words of another language may come after the first render, or with a choice: then the heading is another one.
  useEffect(() => {
    document.title = `${document.querySelector('h1')?.textContent} · ${productName}`;
  }, [view, translate]);
  useEffect(() => onPreload(), [onPreload]);
  useEffect(() => onReady?.(), [onReady]);

  const { hint } = state;
  const email = draft.get().email ?? state.email;
  const isLinkFromElsewhere = hint === 'link-from-elsewhere';
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
          isConfirmed={isLinkFromElsewhere}
          onNoAccount={(next) => onOpen('signup', { email: next, hint: 'no-account' })}
          onUnconfirmed={(next) => onOpen('check-inbox', { email: next })}
        />
      );
    case 'signup':
      return (
        <SignUp
          {...common}
          isAccountMissing={hint === 'no-account'}
          onDone={(next, needsConfirmation) =>
            needsConfirmation
              ? onOpen('check-inbox', { email: next, hint: 'mail-sent' })
              : onOpen('signin', { email: next })
          }
        />
      );
    case 'recover':
      return (
        <Recover {...common} isLinkFromElsewhere={isLinkFromElsewhere} onBack={() => onOpen('signin')} />
      );
    case 'check-inbox':
      return <CheckInbox {...common} wasJustSent={hint === 'mail-sent'} onBack={() => onOpen('signin')} />;
  }
}
