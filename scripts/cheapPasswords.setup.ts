import bcrypt from 'bcryptjs';
import { beforeAll } from 'vitest';

/** The least that bcrypt takes: as 2 to its power. */
const cheapest = 4;

/** The passwords of tests are nobody's, and there are hundreds. `passwords.test.ts` is about the time that one takes. */
beforeAll(({}, { file }) => {
  if (file.name.endsWith('/passwords.test.ts')) return;
  let { hash } = bcrypt;
  Object.defineProperty(bcrypt, 'hash', {
    get: () => (password: string) => hash(password, cheapest),
    set(other: typeof hash) {
      hash = other;
    },
  });
});
