import { formatDate } from '../../../services/money.ts';
import { isProvider, providerNames, type SignInWay } from '../../../services/providers.ts';
import { waysMessages } from './waysMessages.ts';
import { fill } from '../../../ui/fill.ts';
import type { words } from './wayView.words.ts';
import type { SignInWayView } from '../../../ui/account/SignInWayList/SignInWayList.tsx';

const isPassword = ({ provider }: SignInWay) => provider === 'email';

/** Its name, for people. */
const wayName = ({ provider }: Pick<SignInWay, 'provider'>, labels: typeof words) =>
  provider === 'email' ? labels.password : isProvider(provider) ? providerNames[provider] : provider;

function usedWords({ addedAt, lastUsedAt }: SignInWay, labels: typeof words) {
  const [added, used] = [formatDate(addedAt), formatDate(lastUsedAt)];
  if (added && used) return fill(labels.addedAndUsed, { added, used });
  if (added) return fill(labels.added, { added });
  return used && fill(labels.lastUsed, { used });
}

/** Why it has to stay, with what to do first; undefined where it can go. The account's address must not go with it. */
function reasonToStay(way: SignInWay, ways: readonly SignInWay[], accountEmail: string): string | undefined {
  const others = ways.filter((other) => other !== way);
  if (others.length === 0) return waysMessages.onlyOne;
  const keepsAddress = others.some(({ email }) => email.toLowerCase() === accountEmail.toLowerCase());
  return keepsAddress ? undefined : waysMessages.hasAddress;
}

/** What is said of each way into the account. [U29] */
export const wayViews = (ways: readonly SignInWay[], accountEmail: string, labels: typeof words) =>
  ways.map((way): SignInWayView => {
    const view = { id: way.id, name: wayName(way, labels), address: way.email };
    if (isPassword(way)) return { ...view, used: '', mark: 'password', removal: 'never', reason: '' };
    const reason = reasonToStay(way, ways, accountEmail);
    return {
      ...view,
      used: usedWords(way, labels),
      mark: isProvider(way.provider) ? way.provider : 'other',
      removal: reason === undefined ? 'possible' : 'impossible',
      reason: reason ?? '',
    };
  });

/** Whether the account can be opened with a password. */
export const hasPassword = (ways: readonly SignInWay[]) => ways.some(isPassword);
