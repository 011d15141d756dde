export interface BodyLimits {
  /** The most bytes that a body may have. */
  maxBytes: number;
  /** For the whole body, in ms; 10 seconds by default. The operator pays for a function while it waits. */
  timeoutMs?: number | undefined;
}

/** Why a body could not be read to its end. */
export type BodyFailure = 'too-large' | 'too-slow' | 'broken-off';

const failed = (problem: BodyFailure) => ({ problem });

/**
 * Reads the body as text, or says why it could not be read. A body that is too large or too slow is not read on, and
 * its sender is told to stop.
 */
export async function readBody(
  request: Request,
  { maxBytes, timeoutMs = 10_000 }: BodyLimits,
): Promise<{ text: string } | { problem: BodyFailure }> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return failed('too-large');
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), timeoutMs);
  });
  const stop = (problem: BodyFailure) => {
    // Not awaited, because a source that never answers may never confirm that it has stopped either.
    reader?.cancel(problem).catch(() => undefined);
    return failed(problem);
  };
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const piece = await Promise.race([reader?.read(), deadline]);
      if (piece === 'too-slow') return stop('too-slow');
      if (piece === undefined || piece.done) return { text: text + decoder.decode() };
      size += piece.value.byteLength;
      if (size > maxBytes) return stop('too-large');
      text += decoder.decode(piece.value, { stream: true });
    }
  } catch {
    return failed('broken-off');
  } finally {
    clearTimeout(timer);
  }
}
