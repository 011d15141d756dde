/** What the assistant may know about the signed-in user; sent as variable values. */
export type ChatFacts = Readonly<Record<string, string>>;

export interface ChatRequest {
  /** Trimmed, not empty. */
  input: string;
  facts: ChatFacts;
  /** E10: what the previous answer returned as `thread`. */
  thread?: string;
  signal?: AbortSignal;
  /** The reply as it grows; called with each new piece. */
  onDelta?(text: string): void;
}

export type ChatReply =
  | { ok: true; text: string; thread: string | undefined }
  | { ok: false; reason: 'cancelled' | 'failed'; message: string };

/** C6. Never sends a message twice by itself: a retry is the user's. */
export interface ChatPort {
  send(request: ChatRequest): Promise<ChatReply>;
}
