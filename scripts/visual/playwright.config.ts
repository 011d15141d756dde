import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { testChromiumPath } from '../chromium.ts';
import { folder, readComparison } from './comparison.ts';
import { pictureArguments } from './storyPictures.ts';

/** Compares pictures of stories, and writes the report. `npm run visual` starts it: see docs/visual-review.md. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'stories.spec.ts',
  outputDir: join(folder, 'results'),
  reporter: [['line'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  fullyParallel: true,
  // Every story at every width, of two catalogues, and each a second time where the machine is busy.
  timeout: 300_000,
  // The reporter finds the base's picture beside the one that differs.
  snapshotPathTemplate: join(readComparison().pictures, '{arg}{ext}'),
  updateSnapshots: 'none',
  use: {
    launchOptions: { executablePath: testChromiumPath(), args: pictureArguments },
  },
});
