import type { AttachedFile, ChatAbilities } from './attachments.ts';
import type { Language } from './languages.ts';
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
  'timeZone',
  'language',
  'conversation',
] as const;

/** What the assistant is told about the signed-in user, sent as variable values. What is not known is left out. */
export type ChatFacts = Readonly<
  Partial<Record<Exclude<(typeof factNames)[number], 'language'>, string>> & { language?: Language }
>;

/** An earlier message of the conversation, for an assistant that does not remember it. */
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
  /** The user's message, trimmed and not empty; or the results of the previous answer's tool calls. */
  input: string | readonly ToolResult[];
  facts: ChatFacts;
  /** The `thread` of the previous answer; without it the provider starts a new conversation. [E10] */
  thread?: string;
  /** The last messages before `input`, oldest first. Sent when there is no thread, or when it has expired. */
  history?: readonly ChatTurn[];
  /** Files that came with the user's message, of types that `abilities` named. */
  attachments?: readonly AttachedFile[];
  signal?: AbortSignal;
  /** Called with each new piece of the answer's text as it arrives. */
  onDelta?(text: string): void;
}

/**
 * Why an answer is none. `question`: it was not understood, and may be kept to learn from it if the user agrees. `limit`: the month's
 * messages are used up, and another plan has more.
 */
export type AnswerRefusal = 'question' | 'limit';

export type ChatReply =
  /** With tool calls, `text` may be ''; it is never empty without them. */
  | {
      ok: true;
      text: string;
      /** The provider's id of this conversation, for the next request; undefined when it keeps none. */
      thread: string | undefined;
      toolCalls: readonly ToolCall[];
      /** Absent when the assistant names none. */
      sources?: readonly AnswerSource[];
      /** The question was refused, and why. */
      refused?: AnswerRefusal;
    }
  | {
      ok: false;
      reason: 'cancelled' | 'failed';
      message: string;
      /** What is wrong with the files of the message, in a sentence for the user. */
      refusal?: string;
    };

/**
 * Sends messages to the assistant. Failures are returned and never thrown. [C6, X7]
 * It never sends a message twice by itself: trying again is up to the user. The one exception is a thread that the
 * provider no longer knows. As the provider has refused the message then, it is sent once more, with `history`.
 */
export interface ChatPort {
  send(request: ChatRequest): Promise<ChatReply>;
  /**
   * What the assistant can do for the signed-in user. Undefined when nobody could tell, so that it may be asked again.
   * Absent where no assistant takes files.
   */
  abilities?(): Promise<ChatAbilities | undefined>;
}
