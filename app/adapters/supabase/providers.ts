// Import nothing from this folder here: a visitor's form loads this file without waiting for the account's chunk.

import { isRecord } from '../../../src/services/isRecord.ts';
import { errorMessages } from '../../../src/services/messages.ts';
import { providers, type ProvidersPort } from '../../../src/services/providers.ts';
import { failed, success } from '../../../src/services/result.ts';

/** The longest that the form's buttons are waited for, in ms. */
const timeoutMs = 15_000;

interface Options {
  url: string;
  key: string;
  fetch?: typeof fetch;
}

/**
 * The port of sign-ins at other sites. `offered` makes one small request. Everything else loads the account's code with `load`, which
 * resolves to `supabaseAccountProviders`. [U27]
 */
export function supabaseProviders(
  { url, key, fetch: ask = (...request) => fetch(...request) }: Options,
  load: () => Promise<Omit<ProvidersPort, 'offered'>>,
): ProvidersPort {
  let known: ReturnType<ProvidersPort['offered']> | undefined;
  const unavailable = failed({ kind: 'unavailable', message: errorMessages.unavailable });
  const withAccount = <T>(call: (port: Omit<ProvidersPort, 'offered'>) => Promise<T>) =>
    load().then(call, () => unavailable);

  async function readSettings() {
    const answer = await ask(`${url.replace(/\/+$/, '')}/auth/v1/settings`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const settings: unknown = await answer.json();
    const external = answer.ok && isRecord(settings) ? settings.external : undefined;
    if (!isRecord(external)) throw new Error('The settings name no sites.');
    return success(providers.filter((name) => external[name] === true));
  }

  return {
    offered: () =>
      (known ??= readSettings().catch(() => {
        // Whoever asks next sends the request again.
        known = undefined;
        return unavailable;
      })),
    signIn: (provider) => withAccount((port) => port.signIn(provider)),
    list: () => withAccount((port) => port.list()),
    link: (provider) => withAccount((port) => port.link(provider)),
    unlink: (id) => withAccount((port) => port.unlink(id)),
  };
}
