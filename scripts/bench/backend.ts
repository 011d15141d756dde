/** `npm run bench:backend`: how fast the embedded backend starts and answers on this machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { type SoakAccount, type Running, signIn, signUp, startServer } from '../soak/running.ts';
import { percentile } from './table.ts';

const directory = mkdtempSync(`${tmpdir()}/parley-bench-`);

const timed = async (task: () => PromiseLike<unknown>) => {
  const began = performance.now();
  await task();
  return performance.now() - began;
};
const ms = (time: number) => Math.round(time * 10) / 10;

async function boots(folder: (n: number) => string) {
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const server = await startServer(folder(n));
    times.push(server.boot);
    await server.stop();
  }
  return ms(percentile(times, 0.5));
}

async function selects({ client }: SoakAccount, count: number, parallel: number) {
  const times: number[] = [];
  const one = () => client.from('profiles').select('*').single();
  const lane = async () => {
    for (let n = 0; n < count / parallel; n += 1) times.push(await timed(one));
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  return times;
}

/** Times selects while five other users sign in. */
async function selectsBeside(server: Running, ada: SoakAccount) {
  const times: number[] = [];
  let signing = 5;
  const others = Array.from({ length: 5 }, async () => {
    const time = await timed(() => signIn(server, ada.email));
    signing -= 1;
    return time;
  });
  while (signing > 0) times.push(await timed(() => ada.client.from('profiles').select('*').single()));
  await Promise.all(others);
  return times;
}

try {
  // The first start creates the snapshot that later starts use.
  await (await startServer(`${directory}/first`)).stop();
  const cold = await boots((n) => `${directory}/cold-${n}`);
  const warm = await boots(() => `${directory}/first`);

  const server = await startServer(`${directory}/first`);
  const ada = await signUp(server);
  await selects(ada, 100, 1);
  const alone = await selects(ada, 300, 1);
  const parallel = await selects(ada, 300, 10);
  const beside = await selectsBeside(server, ada);
  const signIns: number[] = [];
  for (let n = 0; n < 10; n += 1) signIns.push(await timed(() => signIn(server, ada.email)));
  await server.stop();

  console.table({
    'boot, new folder': { ms: cold },
    'boot, used folder': { ms: warm },
    'select alone, p50': { ms: ms(percentile(alone, 0.5)) },
    'select alone, p95': { ms: ms(percentile(alone, 0.95)) },
    'select at 10 parallel, p50': { ms: ms(percentile(parallel, 0.5)) },
    'select at 10 parallel, p95': { ms: ms(percentile(parallel, 0.95)) },
    'select beside 5 sign-ins, p95': { ms: ms(percentile(beside, 0.95)) },
    'sign-in, p50': { ms: ms(percentile(signIns, 0.5)) },
  });
} finally {
  rmSync(directory, { recursive: true, force: true });
}
