import type { Language } from '../../../src/services/languages.ts';
import type { Turn } from '../engine.ts';
import { languageOf } from './plain.ts';

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** Whether most of the letters are Arabic ones: a name in Latin letters may stand among them. */
const isArabic = (text: string) =>
  lettersOf(text, /\p{Script=Arabic}/gu) > lettersOf(text, /\p{Script=Latin}/gu);

/** In which language the user has spoken last, as far as their words tell; else that of the interface. [W11] */
export function languageOfTurn({
  input,
  history,
  language,
}: Pick<Turn, 'input' | 'history' | 'language'>): Language {
  const earlier = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  for (const words of [...earlier, ...(typeof input === 'string' ? [input] : [])].toReversed()) {
    const found = isArabic(words) ? 'ar' : languageOf(words);
    if (found) return found;
  }
  return language;
}
