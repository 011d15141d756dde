import { expect, it } from 'vitest';
import { inPGlite } from '../../tests/database.ts';
import { ada, bob } from '../../tests/people.ts';
import { callsWorld } from './webCalls.fixture.ts';

const { left, ticketOf, begin } = callsWorld(inPGlite);

it('the provider is asked about one call once in five seconds, however often its end is told [B55, P1]', async () => {
  let now = 1000;
  const { start, ended, lasted, asked } = begin({ now: () => now });
  await start(await ticketOf('token-ada'));
  await start(await ticketOf('token-bob'));
  const looks = () => asked.filter(({ method }) => method === 'GET').map(({ path }) => path);

  const answers = await Promise.all(Array.from({ length: 10 }, () => ended('call-1')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(looks()).toEqual(['/call/call-1']);
  now += 4999;
  await ended('call-1');
  expect(looks()).toHaveLength(1);

  // Nobody keeps the end of another call from being heard.
  lasted('call-2', 60);
  await ended('call-2');
  expect([looks().at(-1), await left(bob)]).toEqual(['/call/call-2', 540]);

  lasted('call-1', 125);
  now += 1;
  await ended('call-1');
  expect(await left(ada)).toBe(475);
});
