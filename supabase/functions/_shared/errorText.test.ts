import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { errorText } from './errorText.ts';

it('an error is told with its causes: why a request failed, not only that it did', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const failure: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  expect(errorText(failure)).toMatch(/^TypeError: fetch failed ← .*ECONNREFUSED/);
});

it('each of several causes is told, and an error that is its own cause ends', () => {
  const both = new AggregateError([new Error('v6 refused'), new Error('v4 refused')], '');
  expect(errorText(new TypeError('fetch failed', { cause: both }))).toMatch(/v6 refused.*v4 refused/);
  const loop = new Error('again');
  loop.cause = loop;
  expect(errorText(loop).split('again')).toHaveLength(6);
  expect(errorText('plain')).toBe('plain');
});
