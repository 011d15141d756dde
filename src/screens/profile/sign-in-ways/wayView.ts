import { formatDate } from '../../../services/money.ts';
import { isProvider, providerNames, type SignInWay } from '../../../services/providers.ts';
import { waysMessages } from './waysMessages.ts';
import type { SignInWayView } from '../../../ui/account/SignInWayList/SignInWayList.tsx';

const isPassword = ({ provider }: SignInWay) => provider === 'email';

/** Its name, for people. */
const wayName = ({ provider }: Pick<SignInWay, 'provider'>) =>
  provider === 'email' ? 'Password' : isProvider(provider) ? providerNames[provider] : provider;

function usedWords({ addedAt, lastUsedAt }: SignInWay) {
  const parts = [
    addedAt !== '' && `Added on ${formatDate(addedAt)}`,
    lastUsedAt !== '' && `last used on ${formatDate(lastUsedAt)}`,
  ].filter((part) => part !== false);
  const words = parts.join(' · ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why it has to stay, with what to do first; undefined where it can go. The account's address must not go with it. */
function reasonToStay(way: SignInWay, ways: readonly SignInWay[], accountEmail: string): string | undefined {
  const others = ways.filter((other) => other !== way);
  if (others.length === 0) return waysMessages.onlyOne;
  const keepsAddress = others.some(({ email }) => email.toLowerCase() === accountEmail.toLowerCase());
  return keepsAddress ? undefined : waysMessages.hasAddress;
}

/** What is said of each way into the account. [U29] */
export const wayViews = (ways: readonly SignInWay[], accountEmail: string) =>
  ways.map((way): SignInWayView => {
    const view = { id: way.id, name: wayName(way), address: way.email };
    if (isPassword(way)) return { ...view, used: '', mark: 'password', removal: 'never', reason: '' };
    const reason = reasonToStay(way, ways, accountEmail);
    return {
      ...view,
      used: usedWords(way),
      mark: isProvider(way.provider) ? way.provider : 'other',
      removal: reason === undefined ? 'possible' : 'impossible',
      reason: reason ?? '',
    };
  });

/** Whether the account can be opened with a password. */
export const hasPassword = (ways: readonly SignInWay[]) => ways.some(isPassword);
