import { planById } from '../../../services/plans.ts';
import type { Task } from '../../../services/tools.ts';
import { answerWords, type AnswerWords, type AskingTask } from './answerWords.ts';

/** The words alone: apostrophes, vowel signs and the forms of alef are written or left out as people like. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘`´\p{Cf}\u0640\u064B-\u065F\u0670]/gu, '')
    .replace(/[أإآ]/g, 'ا')
    .split(/[\s.,;:!،؛–—-]+/)
    .filter(Boolean);

type Kind = 'yes' | 'no' | 'polite' | 'hesitation' | 'name';

const phrase = (text: string) => wordsOf(text).join(' ');

/** Every phrase of a language that may be a part of an answer to this task, with what it is. */
function phrasesFor(words: AnswerWords, task: AskingTask): ReadonlyMap<string, Kind> {
  const plan = task.name === 'subscribe' ? planById(task.plan) : undefined;
  const called = plan ? [plan.name, ...words.plans[plan.id]] : [''];
  const names = words.names[task.name].flatMap((name) =>
    called.map((word) => phrase(name.replace('{plan}', () => word))),
  );
  const { yes, no, polite, hesitation } = words;
  return new Map<string, Kind>([
    ...names.flatMap((name): [string, Kind][] => [
      [name, 'name'],
      [`${words.and} ${name}`, 'name'],
    ]),
    ...Object.entries({ yes, no, polite, hesitation }).flatMap(([kind, list]) =>
      list.map((each) => [phrase(each), kind as Kind] as const),
    ),
  ]);
}

const phraseCache = new Map<string, readonly ReadonlyMap<string, Kind>[]>();

/** The phrases of every language for this task, made once. */
function phraseTables(task: AskingTask) {
  const key = task.name === 'subscribe' ? `${task.name} ${task.plan}` : task.name;
  const tables = phraseCache.get(key) ?? Object.values(answerWords).map((words) => phrasesFor(words, task));
  phraseCache.set(key, tables);
  return tables;
}

/** No answer that consists of these phrases has more words. */
const maxWords = 12;
/** No phrase has more words. */
const maxPhraseWords = 8;

/** The phrases that the words consist of, the longest first; undefined when a word is left over. */
function kindsIn(words: readonly string[], phrases: ReadonlyMap<string, Kind>) {
  const kinds = new Set<Kind>();
  for (let at = 0; at < words.length;) {
    let length = Math.min(maxPhraseWords, words.length - at);
    while (length > 0 && !phrases.has(words.slice(at, at + length).join(' '))) length--;
    const kind = phrases.get(words.slice(at, at + length).join(' '));
    if (!kind) return undefined;
    kinds.add(kind);
    at += length;
  }
  return kinds;
}

/** Whether anything in these words agrees to the task, or names it, in any language. */
const mayAgree = (words: readonly string[], tables: readonly ReadonlyMap<string, Kind>[]) =>
  words.some((_word, at) =>
    Array.from({ length: maxPhraseWords }, (_, more) => words.slice(at, at + more + 1).join(' ')).some(
      (each) =>
        tables.some((phrases) => {
          const kind = phrases.get(each);
          return kind === 'yes' || kind === 'name';
        }),
    ),
  );

const isNo = (kinds: ReadonlySet<Kind> | undefined) =>
  kinds?.has('no') && !kinds.has('yes') && !kinds.has('name');

/** What follows a no after a mark: 'no wait, free please' is a no, and then something that the assistant has to hear. */
const maxFurtherWords = 60;

function beginsWithNo(text: string, tables: readonly ReadonlyMap<string, Kind>[]): boolean {
  // 'No. 5' is a number, and 'N. Smith' a name.
  const parts = text
    .split(/[,;:!،؛–—\n]+|\s-+\s|\.(?!\s*\d)/)
    .map(wordsOf)
    .filter((words) => words.length > 0);
  if (parts[0]?.join(' ') === 'n') return false;
  for (let length = parts.length - 1; length > 0; length--) {
    const head = parts.slice(0, length).flat();
    const rest = parts.slice(length).flat();
    if (head.length > maxWords || rest.length === 0 || rest.length > maxFurtherWords) continue;
    if (tables.some((phrases) => isNo(kindsIn(head, phrases)))) return !mayAgree(rest, tables);
  }
  return false;
}

export type Answer =
  | { answer: 'yes'; /** The yes repeats what it agrees to, as in 'yes, Enterprise'. */ isNamed: boolean }
  | {
      answer: 'no';
      /** Something follows that is no part of the answer: 'no, show my payments'. */ goesOn?: true;
    };

const isAsking = (task: Task): task is AskingTask => Object.hasOwn(answerWords.en.names, task.name);

/**
 * The user's answer to a card. A yes consists of nothing else, in one language: 'yes, but …' is no yes, nor is a question, a misspelled
 * or a hesitating yes, or one with a no in it. A no may hesitate, and may go on after a mark, unless what follows may agree. [A40]
 */
export function readAnswer(text: string, task: Task): Answer | undefined {
  if (!isAsking(task) || /[?؟…]|\.\./.test(text)) return undefined;
  const tables = phraseTables(task);
  const words = wordsOf(text);
  if (words.length <= maxWords)
    for (const phrases of tables) {
      const kinds = kindsIn(words, phrases);
      if (isNo(kinds)) return { answer: 'no' };
      if (kinds?.has('yes') && !kinds.has('no') && !kinds.has('hesitation'))
        return { answer: 'yes', isNamed: kinds.has('name') };
    }
  if (words.length <= maxWords + maxFurtherWords && beginsWithNo(text, tables))
    return { answer: 'no', goesOn: true };
  return undefined;
}
