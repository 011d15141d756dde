export interface Project {
  url: string;
  /** The secret key. No policy applies to it, so it must not leave the function. */
  serviceKey: string;
  fetch?: typeof fetch;
  /** Request timeout, in ms; 10,000 by default. */
  timeoutMs?: number;
}

/** The database refused the call. `code`: its own code, such as '23503', if it gave one. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

/**
 * What the database says of a refusal. Its other words, such as those of the row that did not fit, are data of users and stay out of
 * the log.
 */
function refusalIn(json: string) {
  try {
    const { code, message } = Object(JSON.parse(json)) as Record<string, unknown>;
    const given = [code, message].filter((each): each is string => typeof each === 'string');
    return { code: typeof code === 'string' ? code : undefined, reason: given.join(' ') };
  } catch {
    return { code: undefined, reason: 'not in JSON' };
  }
}

/** Calls functions of the project's database in the role of the service. Throws when a call fails or is refused. */
export function database({ url, serviceKey, fetch: ask = fetch, timeoutMs = 10_000 }: Project) {
  return async (name: string, values: object): Promise<unknown> => {
    const answer = await ask(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        // A key in the former format is a token, and has to be sent as such too.
        ...(!serviceKey.startsWith('sb_') && { authorization: `Bearer ${serviceKey}` }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      const { code, reason } = refusalIn(await answer.text());
      throw new DatabaseError(`${name} answered ${answer.status}: ${reason}`, code);
    }
    return answer.json();
  };
}
