import { EventEmitter } from 'node:events';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { traffic } from './traffic.ts';

function pageOf() {
  const page = new EventEmitter();
  return {
    page: page as unknown as Page,
    tell: (event: string, request: unknown) => page.emit(event, request),
  };
}

it('waits until the last request is answered, or has failed', async () => {
  const { page, tell } = pageOf();
  const { settled } = traffic(page, { quiet: 0, atMost: 60_000 });
  const [profile, payments] = [{}, {}];
  tell('request', profile);
  tell('request', payments);
  let ready = false;
  const waiting = settled().then(() => {
    ready = true;
  });
  tell('requestfinished', profile);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ready).toBe(false);
  tell('requestfailed', payments);
  await waiting;
  expect(ready).toBe(true);
});

it('waits no longer than it was told for what is never answered', async () => {
  const { page, tell } = pageOf();
  const { settled } = traffic(page, { quiet: 0, atMost: 20 });
  tell('request', {});
  await expect(settled()).resolves.toBeUndefined();
});

it('listens no more once it has stopped', () => {
  const page = new EventEmitter();
  traffic(page as unknown as Page).stop();
  expect(page.eventNames()).toEqual([]);
});
