/** Asks an engine what people say, and compares what it makes of it with what they meant. */
import { EngineFailure, type Engine, type Step } from '../../server/assistant/engine.ts';
import { memoryReader } from '../../server/assistant/memoryReader.ts';
import type { Meaning } from '../../server/assistant/rules/meaning.ts';
import { rulesEngine } from '../../server/assistant/rules/rulesEngine.ts';
import { languageOf, type Language } from '../../server/assistant/rules/plain.ts';
import { evaluationAccount, evaluationTime } from './evaluationAccount.ts';
import type { Example } from './examples.ts';
import { wrongFigures } from './figuresIn.ts';

export type Outcome = 'right' | 'offered' | 'refused' | 'misled';

export interface Judged extends Example {
  /** What the user speaks, and so does the interface. */
  language: Language;
  /** Absent for an engine that does not tell what it understood. */
  outcome?: Outcome;
  understood: string;
  /** Changes that it proposed although nobody asked for them. */
  falseActions: readonly string[];
  wrongFigures: readonly string[];
  /** Of the whole answer. The reader needs nearly none. */
  ms: number;
}

const intentsOfWish = (name: string, plan: unknown) =>
  name === 'sign_out'
    ? ['account.out']
    : name === 'edit_profile'
      ? ['profile.edit']
      : plan === 'free'
        ? ['plan.cancel', 'plan.change']
        : ['plan.change'];

const writes = new Set(['edit_profile', 'subscribe', 'sign_out']);

function falseActionsIn(steps: readonly Step[], expected: readonly string[]) {
  const calls = steps.flatMap((step) => (step.type === 'call' && writes.has(step.name) ? [step] : []));
  return calls
    .filter(
      (call) => !intentsOfWish(call.name, call.arguments.plan).some((intent) => expected.includes(intent)),
    )
    .map((call) => `${call.name} ${JSON.stringify(call.arguments)}`);
}

const isPleasantry = (intent: string) => /^chat\.(?:hello|thanks)$/.test(intent);

/** The intents that each meaning may count as. */
const countsAs = (meaning: Meaning): readonly string[] => {
  if (meaning.kind === 'wish')
    return intentsOfWish(
      meaning.wish.name,
      'plan' in meaning.wish.arguments ? meaning.wish.arguments.plan : '',
    );
  return meaning.kind === 'question' ? [meaning.intent] : [];
};

const described = (meaning: Meaning) => {
  if (meaning.kind === 'offer') return `offer (${meaning.intents.join(', ')})`;
  if (meaning.kind === 'refusal') return meaning.isOutside ? 'outside' : 'not understood';
  return countsAs(meaning)[0] ?? '';
};

/** A refusal is right for what is out of scope; elsewhere it is honest, but no help. */
function outcomeOf(meanings: readonly Meaning[], expected: readonly string[]): Outcome {
  const offers = meanings.flatMap((each) => (each.kind === 'offer' ? [each] : []));
  const understood = meanings.filter((each) => each.kind === 'question' || each.kind === 'wish');
  if (expected.includes('oos'))
    return understood.length > 0 ? 'misled' : offers.length > 0 ? 'offered' : 'right';
  const isExpected = (each: Meaning) => countsAs(each).some((intent) => expected.includes(intent));
  const isMissing = (intent: string) => !understood.some((each) => countsAs(each).includes(intent));
  if (understood.some((each) => !isExpected(each))) return 'misled';
  // 'Thanks! And what …?' is answered without a word about the thanks.
  const missing = expected.filter(
    (intent) => isMissing(intent) && !(expected.length > 1 && isPleasantry(intent)),
  );
  if (missing.length === 0) return 'right';
  if (missing.every((intent) => offers.some(({ intents }) => intents.includes(intent)))) return 'offered';
  return understood.length > 0 ? 'misled' : 'refused';
}

/** 'before >> utterance' goes on about what was said before. */
export function turnOf(text: string) {
  const parts = text.split(' >> ');
  const input = parts.at(-1) ?? '';
  return { input, history: parts.slice(0, -1).map((said) => ({ role: 'user' as const, text: said })) };
}

interface Evaluated {
  /** Of all utterances; told from the words of each unless given. */
  language?: Language;
  /** Another engine than the rules. What it understood cannot be seen, only what it does. */
  engine?: Engine;
}

/** Each utterance is a conversation of its own. Nothing is ever confirmed. */
export async function evaluate(examples: readonly Example[], options: Evaluated = {}): Promise<Judged[]> {
  const { engine } = options;
  let meanings: readonly Meaning[] = [];
  const asked = engine ?? rulesEngine({ onUnderstood: (understood) => (meanings = understood) });
  const reader = memoryReader(evaluationAccount);
  const judged: Judged[] = [];
  for (const { intent, text } of examples) {
    const { input, history } = turnOf(text);
    const signal = AbortSignal.timeout(120_000);
    const language = options.language ?? languageOf(input) ?? 'en';
    const settings = { now: evaluationTime, timeZone: 'Europe/Berlin', language };
    const steps: Step[] = [];
    const started = performance.now();
    try {
      for await (const step of asked({ input, history, reader, signal, ...settings })) steps.push(step);
    } catch (error) {
      // A model that does not answer proposes nothing and states nothing; the rules must not fail.
      if (engine === undefined || !(error instanceof EngineFailure)) throw error;
      console.error(`${text}: ${error.message}`);
    }
    const ms = performance.now() - started;
    const expected = intent.split('+');
    judged.push({
      intent,
      text,
      language,
      ...(engine === undefined && { outcome: outcomeOf(meanings, expected) }),
      understood: engine === undefined ? meanings.map(described).join(' + ') : '',
      falseActions: falseActionsIn(steps, expected),
      wrongFigures: wrongFigures(steps, evaluationAccount.payments),
      ms,
    });
  }
  return judged;
}

export interface Summary {
  count: number;
  right: number;
  offered: number;
  refused: number;
  misled: number;
  /** What is out of scope is counted by itself: `right` is a refusal. */
  outside: { count: number; refused: number };
  falseActions: number;
  wrongFigures: number;
  /** Milliseconds of which 95 of 100 answers took no more. */
  p95: number;
}

export function summarize(judged: readonly Judged[]): Summary {
  const inside = judged.filter(({ intent }) => intent !== 'oos');
  const outside = judged.filter(({ intent }) => intent === 'oos');
  const count = (outcome: Outcome) => inside.filter((each) => each.outcome === outcome).length;
  const times = judged.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    count: inside.length,
    right: count('right'),
    offered: count('offered'),
    refused: count('refused'),
    misled: count('misled'),
    outside: { count: outside.length, refused: outside.filter(({ outcome }) => outcome === 'right').length },
    falseActions: judged.reduce((all, each) => all + each.falseActions.length, 0),
    wrongFigures: judged.reduce((all, each) => all + each.wrongFigures.length, 0),
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
