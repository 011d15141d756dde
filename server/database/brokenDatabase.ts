/** The error with which every call is rejected once the database has broken, until it has been opened again. */
export class BrokenDatabase extends Error {
  override readonly name = 'BrokenDatabase';
  /** Whether it stopped because the disk was full, so that it can only go on when there is room. */
  readonly isFull: boolean;

  constructor(message: string, { isFull = false, ...options }: ErrorOptions & { isFull?: boolean } = {}) {
    super(message, options);
    this.isFull = isFull;
  }
}

/** The `retry-after` header, in seconds: about as long as opening the database again takes. */
const retryAfterSeconds = 3;

const message = 'The database is not available at the moment. Try again in a few seconds.';

/** The answer 503, in the shape that the client of auth, rows or storage understands. 57P03 is Postgres’ "cannot connect now". */
export function databaseUnavailableResponse(pathname: string): Response {
  const body = pathname.startsWith('/rest/')
    ? { code: '57P03', details: null, hint: null, message }
    : {
        code: 503,
        error_code: 'database_unavailable',
        msg: message,
        statusCode: '503',
        error: 'database_unavailable',
        message,
      };
  return Response.json(body, { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } });
}
