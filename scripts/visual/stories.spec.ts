/** One test for each story: its pictures before and after the change. `npm run visual` says which: see run.ts. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test as base, expect, type TestInfo } from 'playwright/test';
import { differencesOf, failed, type Hashes } from './approvals.ts';
import { differencesFolder, readComparison } from './comparison.ts';
import { openCatalogue, type Pictures, StoryFailure } from './storyPictures.ts';

const comparison = readComparison();
const { added, removed, approvals } = comparison;

type TakePictures = (id: string) => Promise<Pictures>;

/** Opens each catalogue once for all stories of a worker. Reloading its files for each story would take most of the time. */
const test = base.extend<object, { before: TakePictures; after: TakePictures }>({
  before: [
    async ({ browser }, use) => use(await openCatalogue(browser, comparison.before)),
    { scope: 'worker' },
  ],
  after: [
    async ({ browser }, use) => use(await openCatalogue(browser, comparison.after)),
    { scope: 'worker' },
  ],
});

const none: Pictures = new Map();

/** The base never changes, so its pictures are taken once and kept for the next comparison. */
async function keptPictures(id: string, take: TakePictures): Promise<Pictures> {
  const place = join(comparison.pictures, id);
  const files = globSync(`${place}/*.png`);
  if (files.length > 0) return new Map(files.map((file) => [basename(file, '.png'), readFileSync(file)]));
  const pictures = await take(id);
  mkdirSync(place, { recursive: true });
  for (const [mode, picture] of pictures) writeFileSync(join(place, `${mode}.png`), picture);
  return pictures;
}

/** Puts a difference into the report, which finds the pictures by the names of the attachments, and fails the test. */
async function report(info: TestInfo, mode: string, before: Buffer | undefined, after: Buffer | undefined) {
  const failures = info.errors.length;
  if (before && after) {
    expect.soft(after).toMatchSnapshot([info.title, `${mode}.png`], { threshold: 0 });
    if (info.errors.length > failures) return;
  }
  // The matcher ignores edges that could be antialiasing, and needs two pictures.
  for (const [name, body] of [
    ['expected', before],
    ['actual', after],
  ] as const)
    if (body) await info.attach(`${mode}-${name}.png`, { body, contentType: 'image/png' });
  const kind = before ? (after ? 'changed' : 'gone') : 'new';
  expect.soft(kind, `${mode} is ${kind}`).toBe('the same');
}

/** What a story failed with, instead of its pictures. Other errors are those of the comparison itself. */
function asFailure(error: unknown): StoryFailure {
  if (error instanceof StoryFailure) return error;
  throw error;
}

for (const id of comparison.stories)
  test(id, async ({ before, after }, info) => {
    const then = added.includes(id) ? none : await keptPictures(id, before).catch(asFailure);
    const now = removed.includes(id) ? none : await after(id).catch(asFailure);
    const tell = (differences: Hashes) => {
      mkdirSync(differencesFolder, { recursive: true });
      writeFileSync(join(differencesFolder, `${id}.json`), JSON.stringify(differences));
    };
    if (now instanceof StoryFailure) {
      tell({ [failed]: now.message });
      await info.attach('failed.png', { body: now.frame, contentType: 'image/png' });
      throw new Error(`${id} failed: ${now.message}`);
    }
    // A story that failed in the base has nothing to be compared with.
    if (then instanceof StoryFailure)
      info.annotations.push({ type: 'failed before', description: then.message });
    const earlier = then instanceof StoryFailure ? none : then;
    const differences = differencesOf(earlier, now);
    tell(differences);
    for (const [mode, hash] of Object.entries(differences))
      if (approvals[id]?.[mode] === hash) info.annotations.push({ type: 'approved', description: mode });
      else await report(info, mode, earlier.get(mode), now.get(mode));
    if (info.errors.length > 0)
      info.annotations.push({ type: 'to approve', description: `npm run visual -- --approve ${id}` });
  });
