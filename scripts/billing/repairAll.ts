import { isLocal } from '../doctor/isLocal.ts';
import { errorText } from '../../supabase/functions/_shared/errorText.ts';

export interface RepairOptions {
  /** The project's URL. */
  url: string;
  /** Its secret key. */
  key: string;
  print: (line: string) => void;
  fetch?: typeof fetch;
  /** For each request, in ms: it looks at twenty customers. */
  timeoutMs?: number;
  /** Before a request is sent again, in ms. */
  pauseMs?: number;
}

interface Told {
  checked: number;
  outcomes: Record<string, number>;
  next: string | null;
}

const attempts = 3;

const whatToDo: Readonly<Record<number, string>> = {
  401: 'SUPABASE_SECRET_KEY is not the secret key of this project. Copy it from Project Settings, API Keys.',
  404: 'There is no function billing: supabase functions deploy billing stripe-webhook',
};

/**
 * Has the project look at every customer of the payment provider, twenty at a time. Resolves to how many ended how. Throws an
 * error that says what to do when it cannot go on. [B1]
 */
export async function repairAll(options: RepairOptions): Promise<Record<string, number>> {
  const { url, key, print, timeoutMs = 120_000, pauseMs = 2000 } = options;
  const ask = options.fetch ?? fetch;
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal(url)))
    throw new Error(
      `VITE_SUPABASE_URL is '${url}', and the secret key would go there readable for everybody on the way. Set it to https://<reference>.supabase.co.`,
    );

  async function some(after: string | null): Promise<Told> {
    const answer = await ask(`${url.replace(/\/+$/, '')}/functions/v1/billing/repair`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ after }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const fatal = whatToDo[answer.status];
    if (fatal !== undefined) throw Object.assign(new Error(fatal), { isFinal: true });
    if (!answer.ok) throw new Error(`The function billing answered ${answer.status}`);
    return (await answer.json()) as Told;
  }

  /** A look changes nothing that is right: doing it twice does no harm. */
  async function patiently(after: string | null): Promise<Told> {
    for (let attempt = 1; ; attempt++)
      try {
        return await some(after);
      } catch (error) {
        if ((Object(error) as { isFinal?: boolean }).isFinal) throw error;
        if (attempt >= attempts)
          throw new Error(
            `${errorText(error)}. What was looked at stays right: say npm run billing:repair again once ${url} answers.`,
            { cause: error },
          );
        print(`${errorText(error)}. Trying again.`);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
  }

  const total: Record<string, number> = {};
  let after: string | null = null;
  let checked = 0;
  do {
    const told: Told = await patiently(after);
    for (const [outcome, count] of Object.entries(told.outcomes))
      total[outcome] = (total[outcome] ?? 0) + count;
    checked += told.checked;
    after = told.next;
    print(`${checked} customers looked at${after === null ? '' : `, up to ${after}`}`);
  } while (after !== null);
  return total;
}
