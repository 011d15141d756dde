import type { ChatFacts } from '../../../services/chat.ts';
import type { Profile } from '../../../services/data.ts';
import { dateTimeFormat } from '../../../services/formats.ts';
import type { Language } from '../../../services/languages.ts';
import { formatDate, formatMoney } from '../../../services/money.ts';
import { planName } from '../../../services/plans.ts';
import { profileFacts } from '../../../services/profileFields.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import type { Entry } from '../conversation/entries.ts';
import { conversationFact } from '../conversation/threadText.ts';

/** The fields that are facts, without those that are blank. */
const told = (profile: Profile | undefined): ChatFacts =>
  Object.fromEntries(profileFacts.flatMap((name) => (profile?.[name] ? [[name, profile[name]]] : [])));

/** Where the user's days and months begin, and the language of the interface. */
const placeFacts = (language: Language): ChatFacts => ({
  timeZone: dateTimeFormat({}).resolvedOptions().timeZone,
  language,
});

/** What the assistant is told of the account: only what has loaded, never a guess. */
export function accountFacts(
  { user, profile, billing, payments }: AccountData,
  supportEmail: string | undefined,
  language: Language,
): ChatFacts {
  return {
    name: profile.data?.fullName || user.fullName,
    email: user.email,
    ...placeFacts(language),
    ...(supportEmail && { support: supportEmail }),
    ...told(profile.data),
    ...(billing.data && {
      plan: planName(billing.data.plan),
      planStatus: billing.data.status,
      paymentMethod: billing.data.paymentMethod,
    }),
    ...(payments.data && {
      payments: JSON.stringify(
        payments.data.map(({ serviceName, date, amount, currency, status }) => ({
          serviceName,
          date: formatDate(date),
          amount: formatMoney(amount, currency),
          status,
        })),
      ),
    }),
  };
}

/** The same for a call, whose agent does not remember the conversation: with the last turns. */
export function callFacts(
  account: AccountData,
  entries: readonly Entry[],
  supportEmail: string | undefined,
  language: Language,
): ChatFacts {
  const conversation = conversationFact(entries);
  return { ...accountFacts(account, supportEmail, language), ...(conversation && { conversation }) };
}
