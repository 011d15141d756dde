// What is said to somebody who has used all that their plan has in a month. It is an answer, so that the words that were
// asked stay in the conversation, and every page can show it.

import { inLanguage, localeOf, type InLanguages } from '../../src/services/languages.ts';
import type { Engine, Turn, UsageFound } from './engine.ts';

type Counted = keyof UsageFound;

const sentences: InLanguages<Record<Counted, string> & { again: (day: string) => string }> = {
  en: {
    messages: 'You have used all the messages that your plan has each month',
    callMinutes: 'You have used all the call minutes that your plan has each month',
    again: (day: string) =>
      `They begin again on ${day}. To go on now, choose another plan under **Billing**.`,
  },
  de: {
    messages: 'Sie haben alle Nachrichten verbraucht, die Ihr Tarif im Monat hat',
    callMinutes: 'Sie haben alle Gesprächsminuten verbraucht, die Ihr Tarif im Monat hat',
    again: (day: string) =>
      `Am ${day} beginnt es von vorn. Um gleich weiterzumachen, wählen Sie unter **Abrechnung** einen anderen Tarif.`,
  },
  ar: {
    messages: 'لقد استُهلكت كل الرسائل التي تتيحها باقتك شهريًا',
    callMinutes: 'لقد استُهلكت كل دقائق المكالمات التي تتيحها باقتك شهريًا',
    again: (day: string) => `تبدأ من جديد في ${day}. للمتابعة الآن يمكن اختيار باقة أخرى في صفحة **الفوترة**.`,
  },
};

/** How many there were, where that can be read just now. */
async function counted({ reader, signal }: Turn, what: Counted) {
  const found = await reader.usage?.(signal).catch(() => undefined);
  const limit = found?.[what]?.limit;
  return limit === undefined ? '' : ` (${limit})`;
}

/** What is used up, and from when on there is more: months begin in UTC. `number`: how many there were, such as ' (50)'. */
export function usedUpWords(what: Counted, { language, now }: Pick<Turn, 'language' | 'now'>, number = '') {
  const { [what]: used, again } = inLanguage(sentences, language);
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
  const format = new Intl.DateTimeFormat(localeOf(language, []), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${used}${number}. ${again(format.format(next))}`;
}

/** An engine that tells it. [B12] */
export const usedUp = (what: Counted): Engine =>
  async function* tell(turn) {
    yield { type: 'text', delta: usedUpWords(what, turn, await counted(turn, what)) };
    yield { type: 'used-up' };
  };
