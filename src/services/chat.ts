import { profileFacts } from './profileFields.ts';
import type { ToolCall, ToolResult } from './tools.ts';

/**
 * Everything that the assistant may be told about the signed-in user: the page fills these in, and the prompt in
 * `docs/assistant.json` and the proxy in `supabase/functions/chat-proxy` know the same names, which tests compare.
 */
export const factNames = [
  'name',
  'email',
  ...profileFacts,
  'support',
  'plan',
  'planStatus',
  'paymentMethod',
  'payments',
  'conversation',
] as const;

/** What the assistant is told about the signed-in user, sent as variable values. What is not known is left out. */
export type ChatFacts = Readonly<Partial<Record<(typeof factNames)[number], string>>>;

/** What was said before, for an assistant that does not remember it. */
export interface ChatTurn {
  role: 'user' | 'assistant';
  /** Not empty. */
  text: string;
}

/** The rows behind one figure of an answer, whose text links to it as `[$29.00](#s1)`. */
export interface AnswerSource {
  /** 's1', 's2' …: unique within one answer. */
  ref: string;
  table: 'payment_history' | 'billing_info' | 'profiles';
  /** Ids of the user's own rows. */
  ids: readonly string[];
}

export interface ChatRequest {
  /** Trimmed, not empty; or what became of the tool calls of the previous answer. */
  input: string | readonly ToolResult[];
  facts: ChatFacts;
  /** E10: what the previous answer returned as `thread`. */
  thread?: string;
  /** The last turns before `input`, oldest first: sent without a thread, or when the thread has expired. */
  history?: readonly ChatTurn[];
  signal?: AbortSignal;
  /** The reply as it grows; called with each new piece. */
  onDelta?(text: string): void;
}

export type ChatReply =
  /** Text and tool calls are never both empty: with `toolCalls`, `text` may be ''. */
  | {
      ok: true;
      text: string;
      /** The id of the provider's memory of this conversation. */
      thread: string | undefined;
      toolCalls: readonly ToolCall[];
      /** Absent when the assistant gives none. */
      sources?: readonly AnswerSource[];
    }
  | { ok: false; reason: 'cancelled' | 'failed'; message: string };

/**
 * C6. Never sends a message twice by itself: a retry is the user's. The one exception is a thread that the provider no
 * longer knows: it has refused the message, which then starts a new thread with `history`, once.
 */
export interface ChatPort {
  send(request: ChatRequest): Promise<ChatReply>;
}
