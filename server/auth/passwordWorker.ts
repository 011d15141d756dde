import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordJob } from './passwords.ts';

/** Its own thread, so that the half of a second that a password costs delays nobody else's answer. */
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
