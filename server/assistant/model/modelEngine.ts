import { dayMs } from '../../../src/services/durations.ts';
import { plans } from '../../../src/services/plans.ts';
import { toolDefinitions } from '../../../src/services/toolDefinitions.ts';
import { parseToolCall } from '../../../src/services/tools.ts';
import type { Engine, Step, Turn } from '../engine.ts';
import { languageOfTurn } from '../rules/languageOfTurn.ts';
import { saidIn } from '../sayings.ts';
import { amountsIn, storedMoney } from './amounts.ts';
import { messageContent } from './attachmentParts.ts';
import { checkedText } from './checkedText.ts';
import { figureRegistry, type Figures } from './figures.ts';
import { instructions } from './instructions.ts';
import { argumentsOf, type ModelCall } from './modelCalls.ts';
import { modelClient, usualTimeouts, type ModelMessage, type ModelOptions } from './modelClient.ts';
import { failureOf } from './modelFailures.ts';
import { readFor, readTools } from './readTools.ts';

/** Requests to the model for one answer. In the last one it has to say something. */
const maxRounds = 4;
/** Reads of one round, and tasks for the page. */
const maxReads = 4;
const maxTasks = 3;
const maxTurns = 12;
const usualTokens = { perRequest: 800, perAnswer: 12_000 };
/** Each round sends the files again. */
const moreTokensPerFile = maxRounds * 3000;

const nothingSaid = 'I could not find that out. Please ask for one thing at a time.';

/** `async` is Vapi's own word. */
const pageTools = toolDefinitions.map(({ type, function: definition }) => ({ type, function: definition }));
/** Without an address of support there is no person to talk to. */
const pageToolsFor = ({ supportEmail }: Turn) =>
  supportEmail ? pageTools : pageTools.filter(({ function: { name } }) => name !== 'talk_to_human');
const isPageTool = ({ name }: ModelCall) => toolDefinitions.some((each) => each.function.name === name);

/** Results of the page's tasks hold the user's own words: data, like all that is not the instructions. */
const wordsOf = ({ input }: Turn) =>
  typeof input === 'string'
    ? input
    : `(What became of the tasks for the page, as data: ${JSON.stringify(input.map(({ name, result }) => ({ name, result })))})`;

const begin = (turn: Turn): ModelMessage[] => [
  { role: 'system', content: instructions(turn) },
  ...turn.history.slice(-maxTurns).map(({ role, text }) => ({ role, content: text.slice(0, 2000) })),
  { role: 'user', content: messageContent(wordsOf(turn).slice(0, 6000), turn.attachments) },
];

/** What was shown as unchecked is not known because it was said before. */
const checkedPart = (text: string) =>
  text.replace(/(?:\S+ ){1,4}\((?:not checked|nicht geprüft|لم يتم التحقق)\)/g, '');

/** What is true without a row: the price list, what was said in this conversation, and the days around today. */
function statedFigures({ history, input, now, timeZone }: Turn): Figures {
  const figures = figureRegistry();
  figures.state(...plans.map(({ price, currency }) => storedMoney(price, currency)));
  for (const { role, text } of history)
    if (role === 'assistant') figures.state(...amountsIn(checkedPart(text)).map(({ money }) => money));
  for (const words of [
    ...history.map(({ text }) => checkedPart(text)),
    typeof input === 'string' ? input : '',
  ])
    figures.allowWords(words);
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
  for (const days of [-1, 0, 1]) figures.allowWords(calendar.format(now.getTime() + days * dayMs));
  return figures;
}

/** The tasks for the page among the calls, and why the others are none. */
function tasksIn(calls: readonly ModelCall[]) {
  const tasks: Step[] = [];
  const problems = new Map<string, string>();
  for (const call of calls.filter(isPageTool)) {
    const given = argumentsOf(call);
    const read = given ? parseToolCall({ name: call.name, arguments: given }) : undefined;
    if (given && read?.ok && tasks.length < maxTasks)
      tasks.push({ type: 'call', name: call.name, arguments: given });
    else
      problems.set(
        call.id,
        `Error: ${read && !read.ok ? read.message : given ? 'too many at once.' : 'the arguments are not a JSON object.'}`,
      );
  }
  return { tasks, problems };
}

/**
 * The engine with a language model, behind any OpenAI-compatible server. It reads with the user's own token, never changes
 * anything, and shows no figure that no read has found. Throws an EngineFailure.
 */
export function modelEngine(options: ModelOptions, log: (line: string) => void = () => undefined): Engine {
  const ask = modelClient(options);
  const { perRequest, perAnswer } = options.tokens ?? usualTokens;
  const { wholeMs } = options.timeouts ?? usualTimeouts;

  async function resultOf(call: ModelCall, turn: Turn, figures: Figures): Promise<string> {
    const given = argumentsOf(call);
    if (!given) return 'Error: the arguments are not a JSON object.';
    try {
      return await readFor(call.name, given, turn, figures);
    } catch (error) {
      turn.signal.throwIfAborted();
      log(`${call.name}: ${error instanceof Error ? error.message : String(error)}`);
      return 'Error: the account cannot be read at the moment. Say so, and make nothing up.';
    }
  }

  async function* rounds(
    turn: Turn,
    text: ReturnType<typeof checkedText>,
    figures: Figures,
  ): AsyncGenerator<Step> {
    const messages = begin(turn);
    const tools = [...readTools(turn.reader), ...pageToolsFor(turn)];
    let tokensLeft = perAnswer + (turn.attachments?.length ?? 0) * moreTokensPerFile;
    let hasSpoken = false;
    for (let round = 1; round <= maxRounds; round++) {
      const mayCall = round < maxRounds && tokensLeft > 2 * perRequest;
      const answer = ask({
        messages,
        tools,
        mayCall,
        maxTokens: perRequest,
        signal: turn.signal,
      });
      let said = '';
      let next = await answer.next();
      for (; !next.done; next = await answer.next()) {
        said += next.value;
        yield* text.push(next.value);
      }
      hasSpoken ||= said.trim() !== '';
      const { calls, tokens } = next.value;
      tokensLeft -= tokens;
      const { tasks, problems } = tasksIn(mayCall ? calls : []);
      // The page goes on from here: what becomes of its tasks begins another turn.
      if (tasks.length > 0 || calls.length === 0 || !mayCall) {
        yield* text.end();
        if (!hasSpoken && tasks.length === 0)
          yield { type: 'text', delta: saidIn(nothingSaid, turn.language) };
        yield* tasks;
        return;
      }
      messages.push({
        role: 'assistant',
        content: said || null,
        tool_calls: calls.map(({ id, name, arguments: given }) => ({
          id,
          type: 'function',
          function: { name, arguments: given || '{}' },
        })),
      });
      const reads = calls.filter((call) => !isPageTool(call)).slice(0, maxReads);
      const results = new Map(
        await Promise.all(reads.map(async (call) => [call.id, await resultOf(call, turn, figures)] as const)),
      );
      for (const { id } of calls)
        messages.push({
          role: 'tool',
          tool_call_id: id,
          content: problems.get(id) ?? results.get(id) ?? 'Error: too many calls at once.',
        });
      if (said.trim()) yield* text.push('\n\n');
    }
  }

  return async function* answer(turn) {
    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new DOMException(`No whole answer within ${wholeMs} ms`, 'TimeoutError')),
      wholeMs,
    );
    // Figures are written as the answer is.
    const language = languageOfTurn(turn);
    const limited = { ...turn, language, signal: AbortSignal.any([turn.signal, limit.signal]) };
    const figures = statedFigures(turn);
    const hasFiles = turn.attachments !== undefined;
    const onWithheld = (what: string) => log(`The model's answer held what no read has found: ${what}`);
    const text = checkedText(figures, language, onWithheld, hasFiles);
    let hasSpoken = false;
    try {
      for await (const step of rounds(limited, text, figures)) {
        hasSpoken = true;
        yield step;
      }
    } catch (error) {
      if (turn.signal.aborted) return;
      // What was held back belongs to what has been shown; where nothing was, another engine may answer instead.
      if (hasSpoken) yield* text.end();
      throw failureOf(error, {
        isBeforeFirstWord: !hasSpoken,
        hasFiles,
        isLimit: limit.signal.aborted,
      });
    } finally {
      clearTimeout(timer);
      limit.abort();
    }
  };
}
