/** `npm run soak:load -- --minutes 30`: mixed load, and the memory of the server under it, minute by minute. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as after } from 'node:timers/promises';
import { malformedRequests } from '../../server/http/malformed.ts';
import { rawHttp } from '../../server/http/rawHttp.ts';
import { numbersGiven } from './numbersGiven.ts';
import { type SoakAccount, type Running, signIn, signUp, startServer } from './running.ts';
import { slope } from './slope.ts';

const { minutes, users: userCount } = numbersGiven({ minutes: 30, users: 8 });
const directory = mkdtempSync(`${tmpdir()}/parley-load-`);

const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Returns a function that does one random thing that a user or an attacker does, and resolves to whether the answer was right. */
function randomAction(server: Running, ada: SoakAccount, attacks: ReturnType<typeof malformedRequests>) {
  const files = ada.client.storage.from('avatars');
  const path = `${ada.id}/me.png`;
  const read = async () => (await ada.client.from('profiles').select('*').single()).data?.id === ada.id;
  const actions: (() => Promise<boolean>)[] = [
    read,
    read,
    async () => (await ada.client.from('billing_info').select('*').single()).error === null,
    async () => (await ada.client.from('payment_history').select('*')).error === null,
    async () =>
      (await ada.client.from('profiles').update({ location: crypto.randomUUID() }).eq('id', ada.id)).error ===
      null,
    async () => {
      const picture = new Blob([new Uint8Array(200_000).fill(7)], { type: 'image/png' });
      return (await files.upload(path, picture, { upsert: true })).error === null;
    },
    async () => (await fetch(files.getPublicUrl(path).data.publicUrl)).bytes().then(() => true),
    async () => (await fetch(server.site)).text().then(() => true),
    async () => {
      const answer = await fetch(`${server.site}/chat`, {
        method: 'POST',
        headers: { authorization: 'Bearer embedded', 'content-type': 'application/json' },
        body: JSON.stringify({ assistantId: 'embedded', input: 'Hello', stream: true }),
      });
      return (await answer.text()).includes('[DONE]');
    },
    async () => signIn(server, ada.email).then(() => true),
    async () => (await ada.client.auth.resetPasswordForEmail(ada.email)).error === null,
    async () => {
      const attack = pick(attacks);
      const { status } = await rawHttp(Number(new URL(server.site).port), attack?.bytes ?? Buffer.alloc(0));
      return status >= 400 && status < 500;
    },
  ];
  return async () => (await pick(actions)?.()) ?? false;
}

const server = await startServer(directory);
let requests = 0;
let wrong = 0;
let isOver = false;
const users = Array.from({ length: userCount }, async () => {
  const ada = await signUp(server);
  const { data } = await ada.client.auth.getSession();
  const attacks = malformedRequests({
    host: new URL(server.site).host,
    key: server.key,
    token: data.session?.access_token ?? '',
    id: ada.id,
  });
  const act = randomAction(server, ada, attacks);
  while (!isOver) {
    if (!(await act().catch(() => false))) wrong += 1;
    requests += 1;
  }
});

const rows = [];
const samples = Math.max(4, Math.round(minutes * 2));
for (let sample = 1; sample <= samples; sample += 1) {
  await after((minutes * 60_000) / samples);
  const { heapUsed, rss, external, arrayBuffers } = await server.memory();
  const megabytes = (bytes: number) => Math.round(bytes / 1e5) / 10;
  const row = {
    minute: Math.round((10 * sample * minutes) / samples) / 10,
    requests,
    wrong,
    heap: megabytes(heapUsed),
    external: megabytes(external),
    arrayBuffers: megabytes(arrayBuffers),
    rss: megabytes(rss),
  };
  rows.push(row);
  console.log(JSON.stringify(row));
}
isOver = true;
await Promise.all(users);
await server.stop();
rmSync(directory, { recursive: true, force: true });

console.table(rows);
// The first third is left out, because it fills caches.
const steady = rows.slice(Math.floor(rows.length / 3));
for (const what of ['heap', 'external', 'rss'] as const)
  console.log(`${what}: ${slope(steady.map((row) => [row.minute, row[what]])).toFixed(2)} MB a minute`);
process.exitCode = wrong > 0 ? 1 : 0;
