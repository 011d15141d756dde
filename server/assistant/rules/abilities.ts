// What the assistant can do, in sentences that it understands.

import type { AccountFound } from '../engine.ts';
import { plans } from '../../../src/services/plans.ts';

/** The plans with a price that this account does not have. The price list begins with the cheapest. */
export const otherPlans = ({ plan }: Pick<AccountFound, 'plan'>) =>
  plans.filter(({ id, price }) => price > 0 && id !== plan).map(({ name }) => name);

const examples = {
  en: (
    other: string,
  ) => `I can look things up in your account and prepare changes for you to confirm. For example:

- How much did I pay this year?
- Show my failed payments
- Compare Pro and Enterprise
- Change my location to Lisbon
- Switch me to ${other}`,
  de: (
    other: string,
  ) => `Ich kann in Ihrem Konto nachsehen und Änderungen vorbereiten, die Sie bestätigen. Zum Beispiel:

- Wie viel habe ich dieses Jahr bezahlt?
- Zeig meine fehlgeschlagenen Zahlungen
- Vergleiche Pro und Enterprise
- Ändere meinen Ort auf Lissabon
- Wechsle zu ${other}`,
} as const;

/** To whoever has this account. */
export const abilities = (language: 'en' | 'de', account: AccountFound) =>
  examples[language](otherPlans(account)[0]!);

/** Whether the answer to it says what the assistant can do. */
export const tellsAbilities = (intent: string) => /^chat\.(?:help|wrong)$/.test(intent);
