import { renderToString } from 'react-dom/server';
import { SignedIn, Visitor } from '../../src/screens/shell/App.tsx';
import type { Services } from '../../src/screens/shell/services.tsx';
import type { User } from '../../src/services/auth.ts';
import { toastQueue } from '../../src/services/toastQueue.ts';
import { parseEnvironment } from '../parseEnvironment.ts';
import { Root, type RootProps } from './Root.tsx';

/** The services that the first render uses. All others are missing. */
function servicesOf(known: User | null, mayHaveSession: boolean) {
  const auth: Partial<Services['auth']> = {
    getCachedUser: () => known,
    mayHaveSession: () => mayHaveSession,
  };
  const { phone, supportEmail } = parseEnvironment(import.meta.env, '');
  const agent: Partial<Services['agent']> = { phone };
  return { auth, agent, toastQueue: toastQueue(), ...(supportEmail && { supportEmail }) } as Services;
}

/**
 * A user of placeholders, which the bootstrap script replaces by the user's own name and email. So young that the place for first
 * steps is there, which the script takes away from everybody else.
 */
const anybody: User = {
  id: '',
  fullName: '{name}',
  email: '{email}',
  avatarUrl: '',
  createdAt: '9999-01-01T00:00:00Z',
};

/** Renders the views that are prerendered into index.html. */
export async function prerender() {
  await Promise.all([Visitor.preload(), SignedIn.preload()]);
  const visitor = (from: RootProps['from'] & string) =>
    renderToString(<Root services={servicesOf(null, false)} from={from} />);
  const returning = (known: User | null) => renderToString(<Root services={servicesOf(known, true)} />);
  return {
    landing: visitor('landing'),
    signin: visitor('signin'),
    signup: visitor('signup'),
    refused: renderToString(
      <Root services={servicesOf(null, false)} from="signin" redirectError="{refused}" />,
    ),
    resolving: returning(null),
    main: returning(anybody),
  };
}
