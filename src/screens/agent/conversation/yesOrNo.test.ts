import { describe, expect, it } from 'vitest';
import type { Task } from '../../../services/tools.ts';
import { answerWords } from './answerWords.ts';
import { readAnswer } from './yesOrNo.ts';

const rename: Task = { name: 'edit_profile', fields: { fullName: 'Grace' } };
const upgrade: Task = { name: 'subscribe', plan: 'enterprise' };
const free: Task = { name: 'subscribe', plan: 'free' };
const leave: Task = { name: 'sign_out' };

const list = (...lines: string[]) => lines.flatMap((line) => line.split(' | '));
const yes = (isNamed = false) => ({ answer: 'yes', isNamed });

describe('an answer to a card', () => {
  it.each(
    list(
      'yes | Yes, please! | YES. | ok, do it | yep | Sure. Go ahead | make it so',
      'yes thanks | Let’s do it | lets do it | Please do | yes yes | Thank you, yes',
      'of course | by all means | ja | Ja bitte | mach das | Ja, gerne. | klar | na klar',
      'In Ordnung | ja, natu\u0308rlich | نعم | نعم، من فضلك | نَعَم | أجل | اجل | موافق',
      'حسنًا | تفضل | نعم، افعل ذلك',
    ),
  )('%s is a yes [A40]', (text) => {
    expect(readAnswer(text, rename)).toEqual(yes());
    expect(readAnswer(` ${text} \n`, upgrade)).toEqual(yes());
  });

  it.each(
    list(
      "no | No thanks | not now | don’t | No, don't | cancel that | no, leave it",
      'absolutely not | nein | Nein danke | lieber nicht | bitte nicht | jetzt nicht',
      'mach das nicht | Lass es. | لا | لا شكرا | ليس الآن | لا، لا تفعل ذلك | بالطبع لا',
      'إلغاء',
      "hmm actually don't | actually no | no wait | oh, never mind then | on second thought, no",
      "I changed my mind | well, I've changed my mind, sorry | please don't | just kidding",
      'doch nicht | lieber doch nicht | ach nein | hm, dann lieber nicht | nein, warte | halt, stopp',
      "ich hab's mir anders überlegt | nein, ich glaube nicht jetzt | Quatsch, nein | لا، انتظر | غيرت رأيي",
      // What the assistant without a model takes for a refusal.
      "no don't | no i don't want that | maybe later | don't bother | wait, no | abort | i said no | certainly not",
      "drop it | stop it | no way | my answer is no | i don't think so | of course not | nein danke nicht nötig",
      "no, leave it please | please cancel this | nope don't | it's a no from me | not interested | i'll pass | n",
      "not really | nvm | stop that | cancel it | forget about it | leave it alone | never | i'd rather you didn't",
      "no no no | please no | maybe another time | changed my mind | let's not | nee lass | nein bloß nicht | nö",
      'lass mal | später vielleicht | warte, nein | niemals | nicht machen | halt, nein | ich will nicht | ne',
      'lass das bitte | brauch ich nicht | vergiss das',
    ),
  )('%s is a no [A40]', (text) => {
    for (const task of [rename, upgrade, leave]) expect(readAnswer(text, task)).toEqual({ answer: 'no' });
  });

  it.each(
    list(
      'no wait, free please | nein, doch lieber Free | No. Show my payments | never mind, sign me out',
      'hm, no: pro is enough | no - show my payments | nein – zeig meine Zahlungen | لا، أريد التحدث إلى شخص آخر',
    ),
  )('%s is a no, and then something else [A40]', (text) => {
    expect(readAnswer(text, upgrade)).toEqual({ answer: 'no', goesOn: true });
  });

  it.each(
    list(
      'no problem | no, go ahead | no, I mean yes | nein, mach das | no, Enterprise please | no doubt about it',
      'N. Smith | No. 5 Main Street, London | no, what does it cost? | I do not know | wait | hmm | well, actually | warte mal | not bad, yes | لا، نعم',
    ),
  )('%s is no answer: it may agree, asks, or only hesitates [A40]', (text) => {
    expect(readAnswer(text, upgrade)).toBeUndefined();
  });

  it.each<[string, Task]>([
    ['yes, Enterprise', upgrade],
    ['Yes. Enterprise.', upgrade],
    ['go ahead and upgrade me to the Enterprise plan', upgrade],
    ['ja, Enterprise', upgrade],
    ['ja bitte, den Enterprise-Tarif', upgrade],
    ['نعم، إنتربرايز', upgrade],
    ['نعم، خطة Enterprise', upgrade],
    ['yes, Free', free],
    ['ja, kostenlos', free],
    ['نعم، المجانية', free],
    ['yes, sign out', leave],
    ['yes, log me out', leave],
    ['Yes, please sign me out.', leave],
    ['ja, abmelden', leave],
    ['نعم، تسجيل الخروج', leave],
    ['yes, change my name', rename],
  ])('%s repeats what it agrees to [A41]', (text, task) => {
    expect(readAnswer(text, task)).toEqual(yes(true));
  });

  it.each<[string, Task]>([
    ['yes, Pro', upgrade],
    ['yes, Enterprise', free],
    ['yes, sign out', upgrade],
    ['yes, Enterprise', leave],
    ['ja, kostenlos', upgrade],
    ['no, Enterprise', upgrade],
    ['Enterprise', upgrade],
    ['sign out', leave],
  ])('%s is no answer where something else is asked, or without a yes [A41]', (text, task) => {
    expect(readAnswer(text, task)).toBeUndefined();
  });

  it('a task that asks nothing has no answer [A40]', () => {
    expect(readAnswer('yes', { name: 'show_billing' })).toBeUndefined();
  });

  it.each(Object.entries(answerWords))(
    'in %s no phrase means two things, and no word of politeness or hesitation is an answer [A40]',
    (_language, { yes: yeses, no: noes, polite, hesitation }) => {
      const all = [...yeses, ...noes, ...polite, ...hesitation];
      expect(all.filter((phrase, i) => all.indexOf(phrase) !== i)).toEqual([]);
      for (const phrase of [...polite, ...hesitation]) expect(readAnswer(phrase, rename)).toBeUndefined();
    },
  );
});
