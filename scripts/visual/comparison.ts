import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PicturesByStory } from './approvals.ts';

/** What `npm run visual` asks of Playwright's test runner, which it starts as a process of its own. */
export interface Comparison {
  /** Addresses of the catalogues before and after the change, with a slash at the end. */
  before: string;
  after: string;
  /** Where the base's pictures are kept: a folder for each story. */
  pictures: string;
  /** The ids of the stories to compare, and of those among them that one of the catalogues does not have. */
  stories: readonly string[];
  added: readonly string[];
  removed: readonly string[];
  approvals: PicturesByStory;
}

/** Where everything of a visual review is written. The tests of the review choose another folder. */
export const folder = resolve(process.env['VISUAL_FOLDER'] ?? join(import.meta.dirname, '../../dist/visual'));

/** The comparison to make, as JSON. */
export const comparisonFile = join(folder, 'comparison.json');

export const readComparison = () => JSON.parse(readFileSync(comparisonFile, 'utf8')) as Comparison;

/** One JSON file for each compared story: its differences. */
export const differencesFolder = join(folder, 'differences');
