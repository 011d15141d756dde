/** Rejects after `ms`, or with the signal's reason when that aborts, whatever is awaited. */
export async function within<T>(
  awaited: Promise<T>,
  ms: number,
  signal: AbortSignal,
  what: string,
): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const end = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new DOMException(`${what} within ${ms} ms`, 'TimeoutError')), ms);
    const refuse = () => reject(signal.reason);
    signal.addEventListener('abort', refuse, { once: true });
    stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', refuse);
    };
  });
  try {
    return await Promise.race([awaited, end]);
  } finally {
    stop();
  }
}

/** More than any answer needs, in characters: a stream that never ends is broken off. */
const longestStream = 1_000_000;

/** The data of each server-sent event. Throws when nothing arrives for `idleTimeoutMs`. */
export async function* modelEvents(
  body: ReadableStream<Uint8Array>,
  idleTimeoutMs: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffer = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await within(reader.read(), idleTimeoutMs, signal, 'Nothing more arrived');
      const text = done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      length += text.length;
      if (length > longestStream) throw new Error(`The stream is longer than ${longestStream} characters`);
      const blocks = (buffer + text).split(/\r?\n\r?\n/);
      buffer = blocks.pop() ?? '';
      for (const block of blocks) {
        const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
        if (lines.length > 0) yield lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n');
      }
      if (done) return;
    }
  } finally {
    // Not awaited: a server that never answers may never confirm that it has stopped either.
    void reader.cancel().catch(() => undefined);
  }
}
