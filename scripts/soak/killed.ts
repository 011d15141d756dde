import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { type SoakAccount, type Running, signIn, signUp, startServer } from './running.ts';

export interface Losses {
  kills: number;
  /** Writes that the server had answered with success: names, pictures, accounts. */
  acknowledged: { names: number; pictures: number; accounts: number };
  /** A description of each acknowledged write that was lost. */
  lost: string[];
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Kills a writing server `kills` times with SIGKILL and looks for everything that it had acknowledged. */
export async function killRounds(
  directory: string,
  kills: number,
  progress: (line: string) => void = () => {},
): Promise<Losses> {
  const pictures = new Map<string, string>();
  const accounts = new Set<string>();
  const lost: string[] = [];
  let names = 0;
  /** The last name that was acknowledged, and those sent after it, which may have been written without an answer. */
  let acknowledged = '';
  let sent: string[] = [];
  let email = '';

  const fetchPicture = async ({ client }: SoakAccount, path: string) => {
    const { data } = client.storage.from('avatars').getPublicUrl(path);
    const answer = await fetch(data.publicUrl);
    return answer.ok ? hash(await answer.bytes()) : `status ${answer.status}`;
  };

  async function check(server: Running, paths: readonly string[]) {
    if (email === '') return signUp(server);
    const ada = await signIn(server, email);
    const { data } = await ada.client.from('profiles').select('full_name').single();
    const kept = String(data?.full_name);
    if (acknowledged !== '' && kept !== acknowledged && !sent.includes(kept))
      lost.push(`name ${acknowledged}: ${kept}`);
    for (const path of paths) {
      const found = await fetchPicture(ada, path);
      if (found !== pictures.get(path)) lost.push(`picture ${path}: ${found}`);
    }
    const last = [...accounts].at(-1);
    if (last)
      await signIn(server, last).catch((error: unknown) => lost.push(`account ${last}: ${String(error)}`));
    return ada;
  }

  let fresh: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const server = await startServer(directory);
    const ada = await check(server, fresh);
    email = ada.email;
    fresh = [];
    let isOver = false;
    const loop = async (write: () => Promise<void>) => {
      while (!isOver) await write().catch(() => {});
    };
    const writers = [
      loop(async () => {
        const name = `${kill}.${crypto.randomUUID()}`;
        sent.push(name);
        const { status } = await ada.client.from('profiles').update({ full_name: name }).eq('id', ada.id);
        if (status !== 204) return;
        acknowledged = name;
        sent = [];
        names += 1;
      }),
      loop(async () => {
        const bytes = crypto.getRandomValues(new Uint8Array(1000 + Math.floor(Math.random() * 60_000)));
        const path = `${ada.id}/${crypto.randomUUID()}.png`;
        const { error } = await ada.client.storage
          .from('avatars')
          .upload(path, bytes, { contentType: 'image/png' });
        if (error) return;
        pictures.set(path, hash(bytes));
        fresh.push(path);
      }),
      loop(async () => {
        accounts.add((await signUp(server)).email);
      }),
    ];
    const done = () => names + pictures.size + accounts.size;
    const enough = done() + 5 + Math.random() * 20;
    while (done() < enough) await after(10);
    // A random delay, so that each kill hits another point of a write.
    await after(Math.random() * 100);
    await server.kill();
    isOver = true;
    await Promise.all(writers);
    progress(
      `kill ${kill}: ${names} names, ${pictures.size} pictures, ${accounts.size} accounts so far, ${lost.length} lost`,
    );
  }

  const server = await startServer(directory);
  await check(server, [...pictures.keys()]);
  for (const account of accounts)
    await signIn(server, account).catch((error: unknown) =>
      lost.push(`account ${account}: ${String(error)}`),
    );
  await server.stop();
  return { kills, acknowledged: { names, pictures: pictures.size, accounts: accounts.size }, lost };
}
