import { useEffect, useRef, useState } from 'react';

interface ResumableExport<Export> {
  /** Begins an export, or forgets the one before. */
  create: () => Promise<Export>;
  /** Goes on with it. Resolves to what went wrong, or to undefined once the file is saved. May reject when it is stopped. */
  run: (begun: Export, signal: AbortSignal) => Promise<string | undefined>;
  /** What went wrong where something was thrown. */
  thrown: string;
}

/** An export into a file that the user can stop, and that goes on where it failed. It stops when the user leaves the screen. */
export function useResumableExport<Export>({ create, run, thrown }: ResumableExport<Export>) {
  const [state, setState] = useState<'idle' | 'running' | 'failed' | 'stopped' | 'done'>('idle');
  const [failure, setFailure] = useState('');
  const attempt = useRef<AbortController>(undefined);
  /** What an attempt that failed has written. */
  const unfinished = useRef<Export>(undefined);
  useEffect(() => () => attempt.current?.abort(), []);

  function fail(why: string) {
    setFailure(why);
    setState('failed');
  }

  async function start() {
    // Two attempts at once would write into the same file.
    if (attempt.current) return;
    const { signal } = (attempt.current = new AbortController());
    setState('running');
    try {
      const begun = unfinished.current ?? (await create());
      // Stopped meanwhile, and perhaps begun anew: what follows belongs to an attempt that is over.
      if (signal.aborted) return;
      unfinished.current = begun;
      const why = await run(begun, signal);
      if (signal.aborted) return;
      if (why !== undefined) return fail(why);
      unfinished.current = undefined;
      setState('done');
    } catch {
      if (!signal.aborted) fail(thrown);
    } finally {
      if (attempt.current?.signal === signal) attempt.current = undefined;
    }
  }

  function stop() {
    attempt.current?.abort();
    attempt.current = undefined;
    unfinished.current = undefined;
    setState('stopped');
  }

  return { state, failure, start, stop };
}
