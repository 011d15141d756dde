const list = (...lines: string[]) => lines.flatMap((line) => line.split(' | '));

/** What people say with a yes in it that agrees to nothing, or to something else. */
export const conditions = list(
  'but make it Rome | but not today | if it is free | tomorrow | once I have paid | after lunch',
  'unless it costs more | and also change my name | how much is it | what does it cost',
  'or maybe not | I heard you | I know | in a minute | wait | hold on | for Ada | and | but',
  'or | maybe | then | aber nicht heute | aber erst morgen | und was kostet das',
  'wenn es kostenlos bleibt | vielleicht | nicht | oder | aber | warte | später | ولكن',
  'لكن ليس اليوم | غدا | ربما | كم السعر | انتظر',
);

/** Sentences of everyday life in which a yes, or something like it, occurs. */
export const harmless = list(
  'yesterday | yes-men | yesss | yess | yse | ye | y | k | oki | okey dokey | suer | yas | да',
  'si | oui | oh yes I remember | yes I heard you the first time | I said yes to Ada | say yes',
  'is that a yes | not yes | go | ahead | do | it | please | thanks | right | well | hm | uh',
  'so | now | good | nice | what | do it tomorrow | do it for Grace instead',
  'go ahead without me | sure about that | ok computer | yes man | okay but why | fine print',
  'confirm my email | I agree with Ada | sounds good to be true | yes no | no yes | ja nicht',
  'naja | na ja | ja und | jain | ach ja | ja mal sehen | tja | jaaa | bitte | danke | mach',
  'genau das nicht | gern geschehen | klar ist nur | sicher nicht | mach das morgen | ja nein',
  'vielleicht ja | نعم ولكن | نعم غدا | لا نعم | من فضلك | شكرا | نعمة | هل قلت نعم | لا أعرف',
  'eher ja | ich glaube ja | wohl ja | ja, wenn es geht | ja, eigentlich schon | meinetwegen | von mir aus',
  'ja, ich überlege noch | nicht unbedingt | ja, aber erst später | ich sage nicht nein | ja, oder',
  'نعم إن شاء الله | ربما نعم | أظن نعم | نعم تقريبا | نعم إذا كان مجانيا | نعم لكن لاحقا | لست متأكدا نعم',
  'حسنا انتظر | yes? | ja? | نعم؟ | yes… | yes... | ok?! | sure / not sure | "yes" | (yes)',
  'yes 👍 | 👍 | 1 | yes 1 |  | уes | yeѕ | y e s | yes_ | yes@example.com | ｙｅｓ nope | yes\u0000',
  '<b>yes</b> | yes; drop table',
);
