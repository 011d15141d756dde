import type { ChatPort, ChatReply, ChatRequest } from '../../../services/chat.ts';
import { emitter } from '../../../services/emitter.ts';
import type { ToolCall, ToolResult } from '../../../services/tools.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import { callTranscript } from './callTranscript.ts';
import { conversation, type ConversationOptions } from './conversation.ts';
import type { Entry } from './entries.ts';
import { restoreThread } from './storedThread.ts';
import type { RunTask, TaskOutcome } from './tasks.ts';
import { toolHandling } from './toolHandling.ts';

export function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A chat whose replies the test gives by hand. */
function manualChat() {
  const requests: (ChatRequest & { reply(reply: ChatReply): void })[] = [];
  const chat: ChatPort = {
    send: (request) => new Promise((reply) => requests.push({ ...request, reply })),
  };
  return { chat, requests };
}

/** A call in which the test plays the provider. */
function manualVoice() {
  const { emit, subscribe } = emitter<VoiceEvent>();
  const typed: string[] = [];
  const spoken: string[] = [];
  const answered: ToolResult[] = [];
  const voice = {
    subscribe,
    transcript: () => callTranscript,
    sendText: (text: string) => void typed.push(text),
    speak: (text: string) => void spoken.push(text),
    answerTool: (result: ToolResult) => void answered.push(result),
  };
  return { voice, emit, typed, spoken, answered };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve));

export const said = (text: string, thread?: string, toolCalls: readonly ToolCall[] = []): ChatReply => ({
  ok: true,
  text,
  thread,
  toolCalls,
});
export const failedReply: ChatReply = { ok: false, reason: 'failed', message: 'HTTP error! status: 500' };

function shown(entry: Entry) {
  if (entry.type === 'task') return `task ${entry.state}: ${entry.call.name}`;
  if (entry.type === 'call-start') return 'call started';
  if (entry.type === 'call-end') return `call of ${entry.duration / 1000} s ended by ${entry.endedBy}`;
  const how = entry.how === 'spoken' ? ' aloud' : '';
  return `${entry.sender}${how} ${entry.outcome}: ${entry.text}`;
}

export interface Begun extends Pick<ConversationOptions, 'undoTask' | 'before' | 'loadHandOff'> {
  toolCode?: ConversationOptions['toolCode'];
  storage?: ReturnType<typeof memory>;
  outcome?: TaskOutcome | undefined;
  runTask?: RunTask;
}

/** The code that does what the agent asks for has loaded already. */
export const loadedToolCode: ConversationOptions['toolCode'] = {
  load: async () => undefined,
  loaded: () => toolHandling,
};

/** A conversation of Ada's. `calls`: the tasks that were run. */
export function begin(given: Begun = {}) {
  const {
    storage = memory(),
    outcome = { ok: true, result: 'Done.' },
    undoTask,
    before,
    loadHandOff,
    toolCode = loadedToolCode,
  } = given;
  const { chat, requests } = manualChat();
  const call = manualVoice();
  const calls: unknown[] = [];
  const runTask: RunTask = async (task, from) => {
    calls.push([task, from]);
    return given.runTask ? given.runTask(task, from) : outcome;
  };
  const facts = () => ({ name: 'Ada' });
  const store = conversation({
    chat,
    voice: call.voice,
    runTask,
    toolCode,
    facts,
    storage,
    key: 'k',
    readThread: restoreThread,
    ...(undoTask && { undoTask }),
    ...(before && { before }),
    loadHandOff,
  });
  const leave = store.connect();
  const thread = () => store.get().entries.map(shown);
  const ids = () => store.get().entries.map(({ id }) => id);
  return { ...call, store, requests, thread, ids, leave, storage, calls };
}
