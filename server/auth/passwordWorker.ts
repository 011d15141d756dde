import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordJob } from './passwords.ts';

/** The thread that hashes passwords, so that the half of a second that one takes delays no other answer. */
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
