// What the assistant without a model says in Arabic, which it does not understand: it never guesses, and proposes nothing.

import type { Turn } from '../engine.ts';
import { quote } from './figures.ts';

const notUnderstood =
  'لا أفهم العربية بعد، ولا أريد أن أخمّن. يمكنني الإجابة بالإنجليزية أو الألمانية عن المدفوعات والباقة والملف الشخصي، مثل «\u2066What plan am I on?\u2069» أو «\u2066Wie viel habe ich dieses Jahr bezahlt?\u2069».';
const toSupport = (address: string) => ` للتحدث مع شخص يمكن الكتابة إلى **${address}**.`;

/** Speaking of killing or hurting oneself. A doubt counts as yes. */
const distress =
  /انتحا|[أا]نتحر|[أا]قتل نفسي|(?:[أا]ؤذي|إيذاء|ايذاء|[أا]جرح) نفسي|[أا]نهي حياتي|(?:[أا]ريد|[أا]تمنى|[أا]ود) (?:[أا]ن )?(?:ال|[أا])موت|لا [أا]ريد (?:[أا]ن )?[أا]عيش|سئمت الحياة/;
const care =
  'يؤسفني جدًا أن الأمور صعبة إلى هذا الحد الآن. أنا مجرد مساعد للحسابات، ومن حقك أن يكون معك إنسان يستمع إليك. أرجو التحدث مع شخص ما الآن: رقم الطوارئ المحلي إذا كان هناك خطر، أو خط دعم نفسي في مكان إقامتك، أو شخص تثق به. لست مضطرًا إلى تحمّل هذا بمفردك.';

/** One honest sentence, with the languages that it understands and the way to a person. [W11] */
export function arabicAnswer(input: string, { supportEmail }: Pick<Turn, 'supportEmail'>): string {
  if (distress.test(input.replace(/\p{M}/gu, ''))) return care;
  return notUnderstood + (supportEmail ? toSupport(quote(supportEmail)) : '');
}
