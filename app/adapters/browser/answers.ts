import { answerRows } from '../../../src/services/answerRows.ts';
import type { ChatFacts, ChatPort, ChatReply, ChatRequest, ChatTurn } from '../../../src/services/chat.ts';
import { streamingMarkdownToText, markdownToText } from '../../../src/services/markdownToText.ts';
import type { ToolResult } from '../../../src/services/tools.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { callWordsIn } from './callWords.ts';
import type { Speaker } from './speaker.ts';
import { speech, type Speech } from './speech.ts';

export interface AnswersOptions {
  chat: ChatPort;
  facts: ChatFacts;
  speaker: Speaker | undefined;
  volume: () => number;
  emit: (event: VoiceEvent) => void;
}

/** Gets the agent's answers during one call from the chat, emits them as transcripts and speaks them. */
export interface Answers {
  /** Requests the first words of the call without speaking them. */
  greeting(): Promise<ChatReply>;
  /** Speaks an answer as soon as the agent is silent. */
  say(reply: ChatReply): void;
  /** Sends the user's words. An answer that is being spoken is cut off. */
  ask(text: string): void;
  answerTool(result: ToolResult): void;
  /** Called when the user interrupts the agent, or a noise does. */
  interrupt(): void;
  /** Called when words are heard that are no whole sentence yet. */
  hearWords(): void;
  /** Stops speaking, and says nothing more. */
  stop(): void;
}

interface Turn {
  asking: AbortController;
  speech: Speech;
  /** The Markdown that has arrived so far. */
  text: string;
  isOver: boolean;
}

/** The tool calls of one answer. Their results are sent back together. */
interface Batch {
  awaited: Set<string>;
  results: ToolResult[];
}

/** How long nobody speaks, in ms, before an agent that was cut off goes on. */
const silenceMs = 2000;

/** How many earlier messages are sent to an assistant that has lost its thread. */
const maxHistoryTurns = 12;

export function answers({ chat, facts, speaker, volume, emit }: AnswersOptions): Answers {
  const { language = 'en' } = facts;
  const words = callWordsIn(language);
  let thread: string | undefined;
  let history: readonly ChatTurn[] = [];
  let turn: Turn | undefined;
  let stopped = false;
  let hasRows = false;
  const batches: Batch[] = [];
  /** What to do after the current turn. */
  let waiting: (() => Promise<void>)[] = [];
  /** Runs while an agent that was cut off leaves the user the time to say something. */
  let goingOn: ReturnType<typeof setTimeout> | undefined;

  const remember = (role: ChatTurn['role'], text: string) => {
    if (text) history = [...history, { role, text }].slice(-maxHistoryTurns);
  };
  const transcript = (text: string, final: boolean) =>
    emit({ type: 'transcript', role: 'assistant', text, final, at: Date.now() });

  /** The payments behind the figures, which are links in the Markdown only. [A67] */
  function showRows(reply: ChatReply) {
    const rows = reply.ok ? answerRows(reply.text, reply.sources) : undefined;
    if (rows || hasRows) emit({ type: 'answer-rows', rows });
    hasRows = rows !== undefined;
  }

  function begin(): Turn {
    const voice = speech({
      language,
      speaker,
      volume,
      onStart: () => emit({ type: 'speech-start' }),
      onEnd: () => emit({ type: 'speech-end' }),
    });
    return { asking: new AbortController(), speech: voice, text: '', isOver: false };
  }

  async function send({ asking }: Turn, input: ChatRequest['input'], onDelta?: (text: string) => void) {
    try {
      const reply = await chat.send({
        input,
        facts,
        history,
        signal: asking.signal,
        ...(thread !== undefined && { thread }),
        ...(onDelta && { onDelta }),
      });
      if (reply.ok) thread = reply.thread ?? thread;
      return reply;
    } catch (error) {
      return { ok: false, reason: 'failed', message: String(error) } as const;
    }
  }

  /** Cuts off the answer that is being requested or spoken. */
  function cut() {
    const cutOff = turn;
    turn = undefined;
    if (!cutOff || cutOff.isOver) return;
    cutOff.isOver = true;
    cutOff.asking.abort();
    const { spoken, unspoken } = cutOff.speech.cut();
    if (!spoken && !unspoken) return;
    remember('assistant', spoken);
    transcript(spoken, true);
    // An answer of which nothing was spoken is withdrawn; only a spoken one is interrupted.
    if (spoken) emit({ type: 'interrupted', unspoken, at: Date.now() });
  }

  async function tell(ownTurn: Turn, reply: ChatReply) {
    if (ownTurn.isOver || (!reply.ok && reply.reason === 'cancelled')) return;
    ownTurn.text = reply.ok ? reply.text : words.chatFailed;
    const text = markdownToText(ownTurn.text);
    if (text) {
      transcript(text, false);
      showRows(reply);
    }
    await ownTurn.speech.finish(ownTurn.text);
    if (stopped) return;
    if (!ownTurn.isOver) {
      ownTurn.isOver = true;
      if (text) transcript(text, true);
      remember('assistant', text);
    }
    if (!reply.ok || reply.toolCalls.length === 0) return;
    batches.push({ awaited: new Set(reply.toolCalls.map(({ id }) => id)), results: [] });
    emit({ type: 'tool-calls', calls: reply.toolCalls });
  }

  async function run(input: ChatRequest['input']) {
    const ownTurn = begin();
    turn = ownTurn;
    const asked = send(ownTurn, input, (piece) => {
      if (ownTurn.isOver) return;
      ownTurn.text += piece;
      transcript(streamingMarkdownToText(ownTurn.text), false);
      ownTurn.speech.feed(ownTurn.text);
    });
    if (typeof input === 'string') remember('user', input);
    await tell(ownTurn, await asked);
    if (turn === ownTurn) next();
  }

  async function say(reply: ChatReply) {
    const ownTurn = begin();
    turn = ownTurn;
    await tell(ownTurn, reply);
    if (turn === ownTurn) next();
  }

  function next() {
    turn = undefined;
    const [first, ...rest] = waiting;
    waiting = rest;
    if (first && !stopped) void first();
  }

  /** After a noise nobody asks anything: what waited for the end of the turn, such as the result of a task, goes on by itself. */
  function goOnLater() {
    clearTimeout(goingOn);
    goingOn = setTimeout(() => {
      goingOn = undefined;
      if (!turn) next();
    }, silenceMs);
  }

  function enqueue(task: () => Promise<void>) {
    waiting = [...waiting, task];
    if (!turn) next();
  }

  return {
    greeting() {
      turn = begin();
      return send(turn, words.hello).finally(() => {
        turn = undefined;
      });
    },
    say: (reply) => enqueue(() => say(reply)),
    ask(text) {
      cut();
      enqueue(() => run(text));
    },
    answerTool(result) {
      const batch = batches.find(({ awaited }) => awaited.delete(result.id));
      if (!batch) return;
      batch.results.push(result);
      if (batch.awaited.size === 0) enqueue(() => run(batch.results));
    },
    interrupt() {
      cut();
      goOnLater();
    },
    hearWords() {
      if (goingOn !== undefined) goOnLater();
    },
    stop() {
      stopped = true;
      clearTimeout(goingOn);
      cut();
    },
  };
}
