import { createHmac } from 'node:crypto';
import { providerApi } from './api.ts';
import { life } from './life.ts';
import type { ProviderEvent } from './objects.ts';
import { providerStore, type ProviderOptions } from './store.ts';
import { till } from './till.ts';

/**
 * A stand-in for the payment provider, with its own state: `api` answers as the provider's API does, and the rest is what
 * people do on its pages and what its operator does in the dashboard. No card is ever charged.
 */
export function localProvider(options: ProviderOptions) {
  const store = providerStore(options);
  const money = till(store);
  const people = life(store, money);
  return { ...store, ...money, ...people, api: providerApi(store, people) };
}

export type LocalProvider = ReturnType<typeof localProvider>;

/** An event as the provider delivers it; with several secrets while one is being replaced. `at`: ms since 1970. */
export function signedEvent(
  event: ProviderEvent | object,
  url: string,
  secrets: readonly string[],
  at = Date.now(),
) {
  const body = JSON.stringify(event);
  const seconds = Math.floor(at / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': [`t=${seconds}`, ...signatures].join(','),
    },
    body,
  });
}
