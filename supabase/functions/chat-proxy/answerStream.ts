export interface StreamLimits {
  /** The most bytes that are passed on. */
  maxBytes: number;
  /** Milliseconds without a byte after which the stream is broken off. */
  idleTimeoutMs: number;
}

/** Passes bytes on as they come. Breaks off, at both ends, what is too long or falls silent. */
export function limitStream(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleTimeoutMs }: StreamLimits,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let passed = 0;
  return new ReadableStream({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`Nothing for ${idleTimeoutMs} ms`)), idleTimeoutMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) return controller.close();
        passed += value.byteLength;
        if (passed > maxBytes) throw new Error(`More than ${maxBytes} bytes`);
        controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel().catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    // The caller has left: the provider need not go on.
    cancel: (reason) => reader.cancel(reason),
  });
}
