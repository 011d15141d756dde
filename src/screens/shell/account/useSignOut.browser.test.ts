import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useSignOut } from './useSignOut.ts';

/** A page that reads something for as long as nobody answers, and whose sign-out ends like this. */
async function reading(isSignedOut: boolean) {
  const log: string[] = [];
  const page: { signOut?: ReturnType<typeof useSignOut> } = {};

  function Page() {
    useQuery({
      queryKey: ['usage'],
      queryFn: ({ signal }) =>
        new Promise((_resolve, reject) => {
          log.push('read');
          signal.addEventListener('abort', () => {
            log.push('given up');
            reject(signal.reason);
          });
        }),
    });
    const signOut = useSignOut(async (scope) => {
      log.push(`signed out: ${scope}`);
      return isSignedOut;
    });
    useEffect(() => {
      page.signOut = signOut;
    });
    return null;
  }

  const place = document.createElement('div');
  const root = createRoot(place);
  const client = new QueryClient();
  root.render(createElement(QueryClientProvider, { client }, createElement(Page)));
  onTestFinished(() => root.unmount());
  await expect.poll(() => log).toEqual(['read']);
  return { log, signOut: () => page.signOut?.('global') };
}

it('a sign-out first gives up what is being read, which the backend would refuse [C1]', async () => {
  const { log, signOut } = await reading(true);
  expect(await signOut()).toBe(true);
  expect(log).toEqual(['read', 'given up', 'signed out: global']);
});

it('after a sign-out that failed, what was given up is read after all [C1]', async () => {
  const { log, signOut } = await reading(false);
  expect(await signOut()).toBe(false);
  await expect.poll(() => log).toEqual(['read', 'given up', 'signed out: global', 'read']);
});

it('a second press while a sign-out is on its way does nothing [C1]', async () => {
  const { log, signOut } = await reading(true);
  expect(await Promise.all([signOut(), signOut()])).toEqual([true, false]);
  expect(log).toEqual(['read', 'given up', 'signed out: global']);
});
