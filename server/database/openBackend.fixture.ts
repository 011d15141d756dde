import { createEmbeddedBackend } from '../backend.ts';

/** The other process of folder.test.ts, which wants to open the same folder. */
const [directory = ''] = process.argv.slice(2);
await createEmbeddedBackend({ directory }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
