import { defineConfig } from 'vitest/config';
import { stories } from './storyTests.ts';

/** `npm run test:stories`. Apart from the other tests: none of them has to wait until Storybook has started. */
export default defineConfig({
  test: {
    projects: [
      stories('components', '**/stories/screens/**'),
      stories('screens', '**/{src/ui,stories/docs,stories/flows}/**'),
    ],
  },
});
