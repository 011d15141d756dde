/** `npm run soak:isolation [-- --requests 6000]`: what server/http/isolation.test.ts does, at length. */
import { createEmbeddedBackend } from '../../server/backend.ts';
import { numbersGiven } from './numbersGiven.ts';
import { createUsers, concurrentUsers } from '../../server/http/concurrentUsers.fixture.ts';

const users = 50;
const { requests } = numbersGiven({ requests: 6000 });
const backend = await createEmbeddedBackend();
const began = Date.now();
const {
  requests: answered,
  foreign,
  wrong,
} = await concurrentUsers(backend, await createUsers(backend, users), requests);
await backend.close();
const seconds = Math.round((Date.now() - began) / 1000);
for (const answer of [...foreign, ...wrong].slice(0, 20)) console.error(answer);
console.log(
  `${users} users at once, ${answered} requests in ${seconds} s: ${foreign.length} foreign rows, ${wrong.length} other wrong answers`,
);
process.exit(foreign.length + wrong.length > 0 ? 1 : 0);
