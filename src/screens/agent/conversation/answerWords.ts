import type { InLanguages } from '../../../services/languages.ts';
import type { Plan } from '../../../services/plans.ts';
import type { Task } from '../../../services/tools.ts';

/** The tasks that ask the user first. */
export type AskingTask = Extract<Task, { name: 'edit_profile' | 'subscribe' | 'sign_out' | 'talk_to_human' }>;

/**
 * What people answer in one language, in lower case. `{plan}` stands for a plan. Each phrase means one thing only: 'right' may be an
 * agreement or the beginning of a thought, so it is not here.
 */
export interface AnswerWords {
  yes: readonly string[];
  no: readonly string[];
  /** May stand beside an answer, and is none. */
  polite: readonly string[];
  /** May stand beside a no, and beside no yes: whoever hesitates has not agreed. */
  hesitation: readonly string[];
  /** What the task is called when somebody repeats it after a yes. */
  names: Readonly<Record<AskingTask['name'], readonly string[]>>;
  /** What may come between the yes and the name, as in 'go ahead and sign out'. */
  and: string;
  /** What a plan is called besides its name. */
  plans: Readonly<Record<Plan['id'], readonly string[]>>;
}

const list = (...lines: string[]) => lines.flatMap((line) => line.split(', '));
const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((first) => after.map((second) => `${first} ${second}`.trim()));

const english: AnswerWords = {
  yes: list(
    'yes, yep, yup, yeah, yes i do, yes i would, yes you can, yes you may, you may, ok, okay, sure, sure thing',
    'of course, certainly, absolutely, definitely, by all means, all right, alright, fine, that is fine',
    "that's fine, sounds good, make it so, go ahead, go for it, do it, do that, please do, let's do it, let's do that",
    "correct, that's right, that's correct, confirm, confirmed, i confirm, i agree, agreed",
  ),
  no: [
    ...list(
      "no, nope, nah, no way, not now, not yet, not today, not this time, never mind, nevermind, don't, do not",
      'leave it, leave it as it is, forget it, skip it, cancel, cancel that, stop, better not, rather not',
      "i'd rather not, i don't want that, i do not want that, no i don't, no i do not, no i don't want that, please don't, please do not",
      "i changed my mind, i've changed my mind, i have changed my mind, changed my mind, just kidding, nonsense, n, nvm",
      "i think not, i don't think so, i said no, my answer is no, it's a no from me, i'd prefer not to, i'll pass, never",
      "i refuse, i'd rather you didn't, let's not, not really, not interested, maybe later, maybe another time, abort",
      "don't bother, drop it, stop it, stop that, cancel it, cancel this, forget about it, leave it alone, leave everything",
    ),
    ...each(["don't", 'do not'], ['do it', 'do that']),
    ...each(['absolutely', 'definitely', 'certainly', 'of course'], ['not']),
  ],
  polite: list('please, thanks, thank you, many thanks, great, perfect'),
  hesitation: list(
    'hm, hmm, hmmm, oh, uh, um, er, ah, well, actually, honestly, sorry, then, after all, on second thought',
    'on second thoughts, come to think of it, i guess, wait, wait a moment, wait a minute, wait a second, hold on',
  ),
  names: {
    edit_profile: each(
      ['change', 'save', 'update'],
      ['it', 'that', 'my profile', 'my name', 'my location', 'my description'],
    ),
    subscribe: each(
      ['', 'upgrade to', 'upgrade me to', 'switch to', 'switch me to', 'move me to', 'subscribe to'],
      ['{plan}', '{plan} plan', 'the {plan} plan'],
    ),
    sign_out: each(each(['sign', 'log'], ['out', 'me out']), ['', 'everywhere']),
    talk_to_human: each(
      ['', 'talk to', 'let me talk to', 'speak to', 'let me speak to'],
      ['a human', 'a person', 'somebody'],
    ),
  },
  and: 'and',
  plans: { free: [], pro: [], enterprise: [] },
};

const german: AnswerWords = {
  yes: [
    ...list(
      'ja, jawohl, jo, jep, jap, klar, na klar, sicher, gern, gerne, natürlich, selbstverständlich, auf jeden fall',
      "unbedingt, ok, okay, einverstanden, mach's, so machen wir das, genau, in ordnung, bestätigt, ich bestätige",
      'leg los',
    ),
    ...each(['mach', 'machen sie', 'tu', 'tun sie'], ['das', 'es']),
  ],
  no: [
    ...list(
      'nein, nee, nö, lieber nicht, besser nicht, bitte nicht, bloß nicht, noch nicht, jetzt nicht, nicht jetzt',
      'heute nicht, auf keinen fall, keinesfalls, vergiss es, lass das, lass es, lass es sein, lassen sie das',
      'lassen sie es, abbrechen, stopp, stop, halt, das will ich nicht, ich will das nicht, doch nicht, quatsch',
      "lieber doch nicht, doch lieber nicht, besser doch nicht, dann nicht, ich hab's mir anders überlegt, unsinn",
      'ich habe es mir anders überlegt, habe es mir anders überlegt, das war ein scherz, ne, niemals, nicht nötig',
      'nicht machen, ich will nicht, brauch ich nicht, brauche ich nicht, vergiss das, lass, lass mal, lieber später',
      'später vielleicht, vielleicht später',
    ),
    ...each(['mach', 'machen sie', 'tu', 'tun sie'], ['das nicht', 'es nicht']),
  ],
  polite: list('bitte, bitte schön, danke, danke schön, dankeschön, vielen dank, super, prima'),
  hesitation: list(
    'hm, hmm, hmmm, ach, oh, äh, ähm, naja, na ja, doch, also, dann, eigentlich, sorry, entschuldigung, moment',
    'moment mal, einen moment, warte, warte mal, warten sie, ich glaube',
  ),
  names: {
    edit_profile: list('ändern, ändere das, ändere es, speichern, speichere das, speichere es'),
    subscribe: [
      ...each(['', 'den', 'zum', 'auf den'], ['{plan} tarif', '{plan} plan']),
      ...list('{plan}, zu {plan}, zu {plan} wechseln, auf {plan} wechseln, wechsle zu {plan}'),
    ],
    talk_to_human: list('mit einem menschen, mit einem menschen sprechen, mit jemandem sprechen'),
    sign_out: list('abmelden, ausloggen, mich abmelden, melde mich ab, überall abmelden'),
  },
  and: 'und',
  plans: { free: list('kostenlos, kostenlosen, gratis'), pro: [], enterprise: [] },
};

const arabic: AnswerWords = {
  yes: list(
    'نعم, أجل, ايوه, ايوة, حسنا, موافق, موافقة, أوافق, طبعا, بالطبع, بالتأكيد, أكيد, تمام, تفضل, تفضلي',
    'افعل ذلك, افعلها, قم بذلك, نفذ ذلك, نفذها, أوكي',
  ),
  no: list(
    'لا, كلا, ليس الآن, ليس بعد, ليس اليوم, لا تفعل, لا تفعل ذلك, لا أريد, لا أريد ذلك, أبدا, بالطبع لا',
    'طبعا لا, بالتأكيد لا, إلغاء, توقف, اتركه, اتركها, انس الأمر, غيرت رأيي, لقد غيرت رأيي, تراجعت',
  ),
  polite: list('من فضلك, لو سمحت, لو سمحتي, رجاء, شكرا, شكرا لك, شكرا جزيلا'),
  hesitation: list('آه, انتظر, انتظري, مهلا, لحظة, في الحقيقة, في الواقع, آسف, آسفة'),
  names: {
    edit_profile: list('غيره, غيرها, احفظه, احفظها, غير ملفي الشخصي'),
    subscribe: each(['', 'خطة', 'الخطة', 'باقة', 'الباقة', 'إلى', 'إلى خطة', 'اشترك في'], ['{plan}']),
    talk_to_human: list('التحدث إلى شخص, التحدث مع شخص, أريد التحدث إلى شخص'),
    sign_out: list('خروج, تسجيل الخروج, سجل الخروج, سجل خروجي, أخرجني'),
  },
  and: 'و',
  plans: {
    free: list('مجاني, مجانية, المجاني, المجانية'),
    pro: list('برو'),
    enterprise: list('إنتربرايز, انتربرايس'),
  },
};

/** What is taken for an answer, whichever of these languages the interface is in. [A40] */
export const answerWords: InLanguages<AnswerWords> = { en: english, de: german, ar: arabic };
