export interface Project {
  url: string;
  /** The secret key: it passes every policy and stays in the function. */
  serviceKey: string;
  fetch?: typeof fetch;
  /** Milliseconds until a call is given up; 10,000 by default. */
  timeoutMs?: number;
}

/** The database refused. `code`: its own, such as '23503', where it told one. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string | undefined;
  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

function codeIn(json: string): string | undefined {
  try {
    const { code } = Object(JSON.parse(json)) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Calls functions of the project's database as the service. Throws when they cannot be reached or refuse. */
export function database({ url, serviceKey, fetch: ask = fetch, timeoutMs = 10_000 }: Project) {
  return async (name: string, values: object): Promise<unknown> => {
    const answer = await ask(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: serviceKey,
        // The former keys were tokens, and wanted to be sent as such too.
        ...(!serviceKey.startsWith('sb_') && { authorization: `Bearer ${serviceKey}` }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      const said = await answer.text();
      throw new DatabaseError(`${name} answered ${answer.status}: ${said}`, codeIn(said));
    }
    return answer.json();
  };
}
