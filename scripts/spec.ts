/**
 * `npm run spec`: which tests and stories prove which requirement, and whether titles and comments name ids after the
 * sentence. `--quiet` prints the problems only.
 */
import { globSync, readFileSync } from 'node:fs';
import { commentsLedByIds, sqlCommentsLedByIds } from './commentIds.ts';
import { compare, proofsIn, readLedger } from './proofs.ts';

const quiet = process.argv.includes('--quiet');
const ledger = readLedger(readFileSync('docs/requirements.md', 'utf8'));
const modules = globSync(
  '{.storybook,src,app,build,server,mocks,stories,supabase,scripts,tests}/**/*.{ts,tsx}',
  {
    // Their made-up ids are about this very script.
    exclude: ['scripts/proofs.test.ts', 'scripts/commentIds.test.ts'],
  },
).toSorted();
const files = modules.filter((file) => /\.(test|contract|journey|stories)\.tsx?$/.test(file));
const proofs = files.flatMap((file) => proofsIn(file, readFileSync(file, 'utf8')));

if (!quiet)
  for (const { id, mark } of ledger) {
    const lines = proofs.filter((proof) => proof.id === id).map(({ file, title }) => `    ${file}: ${title}`);
    console.log([`${id} (${mark})`, ...new Set(lines)].join('\n'));
  }

const { unproved, unknown, misplaced } = compare(ledger, proofs);
if (unproved.length > 0)
  console.error(
    `Marked done, but named by no test or story: ${unproved.join(', ')}. Prove them, or mark them later.`,
  );
for (const { id, file, title } of unknown)
  console.error(`${file}: '${title}' names ${id}, which docs/requirements.md does not have. Correct the id.`);
for (const { file, title } of misplaced)
  console.error(
    `${file}: '${title}' has an id before its end. Say what happens first: 'call-end resets the timer [S8]'.`,
  );
const ids = new Set(ledger.map(({ id }) => id));
const ledByIds = [
  ...modules.flatMap((file) => commentsLedByIds(file, readFileSync(file, 'utf8'), ids)),
  ...globSync('supabase/migrations/*.sql').flatMap((file) =>
    sqlCommentsLedByIds(file, readFileSync(file, 'utf8'), ids),
  ),
];
for (const found of ledByIds) console.error(found);

const done = ledger.filter(({ mark }) => mark === 'done').length;
console.log(
  `Requirements: ${done - unproved.length} of ${done} done ones proved, ${ledger.length - done} for later, ` +
    `${proofs.length} proofs in ${files.length} files.`,
);
process.exitCode = unproved.length + unknown.length + misplaced.length + ledByIds.length > 0 ? 1 : 0;
