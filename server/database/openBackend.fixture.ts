import { createEmbeddedBackend } from '../backend.ts';

/** For folder.test.ts: another process that wants the same folder. */
const [directory = ''] = process.argv.slice(2);
await createEmbeddedBackend({ directory }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
