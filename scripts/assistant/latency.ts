/**
 * `npm run bench:assistant`: what the assistant without a model takes by itself, and what it waits for the embedded
 * database. Each held-out utterance is asked three times, and the best counts: the machine does other things as well.
 */
import { readFileSync } from 'node:fs';
import { createEmbeddedBackend } from '../../server/backend.ts';
import type { AccountReader } from '../../server/assistant/engine.ts';
import { memoryReader } from '../../server/assistant/memoryReader.ts';
import { restReader } from '../../server/assistant/restReader.ts';
import { classifier } from '../../server/assistant/rules/classifier.ts';
import { readModel } from '../../server/assistant/rules/model.ts';
import { languageOf } from '../../server/assistant/rules/plain.ts';
import { rulesEngine } from '../../server/assistant/rules/rulesEngine.ts';
import { weights } from '../../server/assistant/rules/weights.ts';
import { turnOf } from './evaluate.ts';
import { evaluationAccount, evaluationTime } from './evaluationAccount.ts';
import { readLines } from './examples.ts';

const tries = 3;
const heldOut = readLines(readFileSync(new URL('heldOut.txt', import.meta.url), 'utf8'));

/** The reader, and how long somebody has waited for it in all: two reads at once count once. */
function timed(reader: AccountReader) {
  let waited = 0;
  let reading = 0;
  let since = 0;
  const watch =
    <Given extends unknown[], Found>(read: (...given: Given) => Promise<Found>) =>
    async (...given: Given): Promise<Found> => {
      if (reading++ === 0) since = performance.now();
      try {
        return await read(...given);
      } finally {
        if (--reading === 0) waited += performance.now() - since;
      }
    };
  const watched: AccountReader = {
    payments: watch((...given) => reader.payments(...given)),
    account: watch((...given) => reader.account(...given)),
    ...(reader.usage && { usage: watch(reader.usage.bind(reader)) }),
    ...(reader.activity && { activity: watch(reader.activity.bind(reader)) }),
  };
  return { reader: watched, waited: () => waited };
}

async function answersOf(inner: AccountReader) {
  const engine = rulesEngine();
  const { reader, waited } = timed(inner);
  const own: number[] = [];
  const read: number[] = [];
  for (const { text } of heldOut) {
    const { input, history } = turnOf(text);
    const place = { now: evaluationTime, timeZone: 'Europe/Berlin', language: languageOf(input) ?? 'en' };
    let best = Infinity;
    let shortestRead = Infinity;
    for (let n = 0; n < tries; n++) {
      const before = waited();
      const started = performance.now();
      const { signal } = new AbortController();
      for await (const step of engine({ input, history, reader, signal, ...place })) void step;
      const inReads = waited() - before;
      best = Math.min(best, performance.now() - started - inReads);
      shortestRead = Math.min(shortestRead, inReads);
    }
    own.push(best);
    read.push(shortestRead);
  }
  return { own, read };
}

function line(what: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms`.padStart(9);
  console.log(`${what.padEnd(52)} ${at(0.5)} ${at(0.95)} ${at(0.999)}`);
}

const guess = classifier(await readModel(weights));
const understood = heldOut.map(({ text }) =>
  Math.min(
    ...Array.from({ length: tries }, () => {
      const started = performance.now();
      guess(text);
      return performance.now() - started;
    }),
  ),
);
console.log(`${heldOut.length} utterances${' '.repeat(36)}   median       p95   slowest`);
line('Understanding', understood);
line('An answer from rows in memory', (await answersOf(memoryReader(evaluationAccount))).own);

const backend = await createEmbeddedBackend();
try {
  const url = 'http://localhost:3000';
  const ask = (path: string, body: object, token = backend.publishableKey) =>
    backend.fetch(
      new Request(url + path, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      }),
    );
  const email = 'ada@example.com';
  const signedUp = await ask('/auth/v1/signup', { email, password: 'correct-horse' });
  const { access_token: token, user } = await signedUp.json();
  for (const { date, service, amount, currency, status } of evaluationAccount.payments)
    await backend.pg.query(
      'insert into public.payment_history (user_id, payment_date, service_name, amount, currency, status) values ($1, $2, $3, $4, $5, $6)',
      [user.id, date, service, amount, currency, status],
    );
  const reader = restReader({
    url,
    key: backend.publishableKey,
    token,
    user: { id: user.id, email },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
  const { own, read } = await answersOf(reader);
  line('An answer from the embedded database, without it', own);
  line('  and its reads', read);
} finally {
  await backend.close();
}
