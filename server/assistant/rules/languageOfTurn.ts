import type { Turn } from '../engine.ts';
import { languageOf } from './plain.ts';

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** Whether most of the letters are Arabic ones: a name in Latin letters may stand among them. */
const isArabic = (text: string) =>
  lettersOf(text, /\p{Script=Arabic}/gu) > lettersOf(text, /\p{Script=Latin}/gu);

/** A language that the rules understand, or of which they at least say that they do not. */
type KnownLanguage = 'en' | 'de' | 'ar';

/**
 * In which language the user has spoken last, as far as their words tell; else that of the interface. English stands for one that the
 * rules do not know. [W11]
 */
export function languageOfTurn({
  input,
  history,
  language,
}: Pick<Turn, 'input' | 'history' | 'language'>): KnownLanguage {
  const earlier = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  for (const words of [...earlier, ...(typeof input === 'string' ? [input] : [])].toReversed()) {
    const found = isArabic(words) ? 'ar' : languageOf(words);
    if (found) return found;
  }
  return language === 'de' || language === 'ar' ? language : 'en';
}
