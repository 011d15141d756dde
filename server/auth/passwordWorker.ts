import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordJob } from './passwords.ts';

/** The thread that hashes passwords. One hash takes up to half a second, which must not delay other answers. */
parentPort?.on('message', ({ id, call, values: [password, other] }: PasswordJob) => {
  try {
    const value =
      call === 'hash'
        ? bcrypt.hashSync(password, Number(other))
        : bcrypt.compareSync(password, String(other));
    parentPort?.postMessage({ id, value });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
