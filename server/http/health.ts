interface HealthOptions {
  /** Sends any query to the database. Rejects or never settles while the database is not available. */
  askDatabase: () => Promise<unknown>;
  /** Whether the disk has room for what may be written. */
  hasRoom: () => Promise<boolean>;
  /** The version of the running release. */
  version: string;
  /** How long the database may take, in ms; a monitor waits longer than that. */
  timeoutMs?: number;
}

/**
 * Answers `/healthz`: 200 when the database answers in time and the disk has room, else 503. It says which of the two
 * failed and nothing else: no path, no number, no text of an error. Only one query runs at a time: requests that come
 * while the database does not answer wait for the same query. [O4]
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
