// What an engine or the server says when an answer fails, in the other languages of the interface. Where it fails it is English: the
// operator's log and the tests read it there.

import type { Language, Translations } from '../../src/services/languages.ts';

const notSetUp: Translations<string> = {
  de: 'Der Assistent ist nicht richtig eingerichtet. Bitte sagen Sie dem Support Bescheid.',
  ar: 'لم يتم إعداد المساعد بشكل صحيح. يُرجى إبلاغ الدعم.',
};

const sayings: Readonly<Record<string, Translations<string>>> = {
  'The assistant is not set up correctly. Please tell support.': notSetUp,
  'That took me too long. Please try again.': {
    de: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
    ar: 'استغرق ذلك وقتًا أطول من اللازم. يُرجى المحاولة مرة أخرى.',
  },
  'I stop here: this answer is getting too long. Please ask for one thing at a time.': {
    de: 'Hier höre ich auf: Die Antwort wird zu lang. Bitte fragen Sie nach einer Sache auf einmal.',
    ar: 'أتوقف هنا لأن الإجابة أصبحت طويلة جدًا. يُرجى السؤال عن أمر واحد في كل مرة.',
  },
  'I could not work with that. Please say it in other words.': {
    de: 'Damit konnte ich nichts anfangen. Bitte sagen Sie es mit anderen Worten.',
    ar: 'لم أتمكن من التعامل مع ذلك. يُرجى صياغته بكلمات أخرى.',
  },
  'That was too long for me. Please say it in fewer words.': {
    de: 'Das war zu lang für mich. Bitte fassen Sie sich kürzer.',
    ar: 'كان ذلك طويلًا جدًا. يُرجى قوله بكلمات أقل.',
  },
  'I am being asked too much at the moment. Please try again in a minute.': {
    de: 'Ich werde gerade zu viel gefragt. Bitte versuchen Sie es in einer Minute noch einmal.',
    ar: 'تصلني أسئلة كثيرة جدًا في الوقت الحالي. يُرجى المحاولة مرة أخرى بعد دقيقة.',
  },
  'I could not look at that. Please send another file, or tell me in words what it is about.': {
    de: 'Das konnte ich mir nicht ansehen. Bitte schicken Sie eine andere Datei, oder sagen Sie mir in Worten, worum es geht.',
    ar: 'لم أتمكن من الاطلاع على ذلك. يُرجى إرسال ملف آخر أو وصف الموضوع بالكلمات.',
  },
  'I cannot answer at the moment. Please try again.': {
    de: 'Ich kann gerade nicht antworten. Bitte versuchen Sie es noch einmal.',
    ar: 'لا يمكنني الإجابة في الوقت الحالي. يُرجى المحاولة مرة أخرى.',
  },
  'I could not find that out. Please ask for one thing at a time.': {
    de: 'Das konnte ich nicht herausfinden. Bitte fragen Sie nach einer Sache auf einmal.',
    ar: 'لم أتمكن من معرفة ذلك. يُرجى السؤال عن أمر واحد في كل مرة.',
  },
  'Sorry, that did not work. Please ask again.': {
    de: 'Das hat leider nicht geklappt. Bitte fragen Sie noch einmal.',
    ar: 'عذرًا، لم ينجح ذلك. يُرجى السؤال مرة أخرى.',
  },
};

/** The sentence in this language. What is not listed, such as one that is in that language already, stays as it is. [W11] */
export const saidIn = (sentence: string, language: Language) => sayings[sentence]?.[language] ?? sentence;
