interface HealthOptions {
  /** Asks the database anything. Rejects, or never settles, while it is not there. */
  askDatabase: () => Promise<unknown>;
  /** Whether there is room on the disk for what may be written. */
  hasRoom: () => Promise<boolean>;
  /** Of the running release. */
  version: string;
  /** In ms; a monitor waits for longer than that. */
  timeoutMs?: number;
}

/**
 * Answers `/healthz`: 200 when the database answers within its time and the disk has room, else 503. Says which of them
 * it is and nothing else: no path, no number, no error's words. One question at a time: whoever asks while the database
 * is silent waits for the same answer, and does not queue another one behind it.
 */
export function healthCheck({ askDatabase, hasRoom, version, timeoutMs = 2000 }: HealthOptions) {
  let asking: Promise<boolean> | undefined;
  const ask = () => {
    asking ??= askDatabase()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined));
    return asking;
  };

  return async (): Promise<Response> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
    });
    const isRoomy = hasRoom().catch(() => false);
    const [database, disk] = await Promise.all([
      Promise.race([ask(), silence]),
      Promise.race([isRoomy, silence]),
    ]);
    clearTimeout(timer);
    const isWell = database && disk;
    return Response.json(
      {
        status: isWell ? 'ok' : 'unavailable',
        database: database ? 'ok' : 'no answer',
        disk: disk ? 'ok' : 'full',
        version,
      },
      { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  };
}
