import bcrypt from 'bcryptjs';
import { beforeAll } from 'vitest';

/** The lowest cost that bcrypt accepts, as a power of two. */
const lowestCost = 4;

/** Hashes the hundreds of passwords in tests at the lowest cost. `passwords.test.ts` measures the real one, so it is left out. */
beforeAll(({}, { file }) => {
  if (file.name.endsWith('/passwords.test.ts')) return;
  let { hash } = bcrypt;
  Object.defineProperty(bcrypt, 'hash', {
    get: () => (password: string) => hash(password, lowestCost),
    set(other: typeof hash) {
      hash = other;
    },
  });
});
