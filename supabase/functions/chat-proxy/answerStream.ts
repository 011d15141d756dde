export interface StreamLimits {
  /** The most bytes that are passed on. */
  maxBytes: number;
  /** After how long without a byte the stream is broken off, in ms. */
  idleTimeoutMs: number;
}

/** Passes bytes on as they arrive. Ends both sides of a stream that is too long or stops sending. */
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
    // The caller has left, so the provider can stop.
    cancel: (reason) => reader.cancel(reason),
  });
}
