export interface StreamLimits {
  /** The most bytes that are passed on. */
  maxBytes: number;
  /** After how long without a byte the stream is broken off, in ms. */
  idleTimeoutMs: number;
}

/**
 * How a stream has ended. 'empty': with nothing, although it was read on. 'limit': with too much, or after too long as a whole,
 * which a reader can bring about. 'left': nobody read on. 'broken': it was torn off, or fell silent.
 */
export type StreamEnd = 'whole' | 'empty' | 'limit' | 'left' | 'broken';

class TooLong extends Error {}
const isLimit = (error: unknown) =>
  error instanceof TooLong || (error instanceof DOMException && error.name === 'TimeoutError');

/**
 * Passes bytes on as they arrive. Ends both sides of a stream that is too long or stops sending. The reader learns of the end
 * after `onEnd` has heard of it.
 */
export function limitStream(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleTimeoutMs }: StreamLimits,
  onEnd: (how: StreamEnd) => Promise<void> = async () => undefined,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let passed = 0;
  let hasEnded = false;
  /** The first end counts: a reader who leaves also ends the read that is under way. */
  async function end(how: StreamEnd) {
    if (hasEnded) return;
    hasEnded = true;
    await onEnd(passed > 0 || how === 'left' ? how : 'empty');
  }
  return new ReadableStream({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`Nothing for ${idleTimeoutMs} ms`)), idleTimeoutMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) {
          await end('whole');
          return controller.close();
        }
        passed += value.byteLength;
        if (passed > maxBytes) throw new TooLong(`More than ${maxBytes} bytes`);
        controller.enqueue(value);
      } catch (error) {
        await end(isLimit(error) ? 'limit' : 'broken');
        controller.error(error);
        await reader.cancel().catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    // The caller has left, so the provider can stop.
    async cancel(reason) {
      const ended = end('left');
      await reader.cancel(reason);
      await ended;
    },
  });
}
