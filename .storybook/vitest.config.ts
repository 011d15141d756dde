import { defineConfig } from 'vitest/config';
import { stories } from './storyTests.ts';

/** `npm run test:stories`. Apart from the other tests: none of them has to wait until Storybook has started. */
export default defineConfig({
  test: {
    projects: [
      // The screens take longer: those to sign in go with the others, so that both browsers end together.
      stories('components', '**/stories/screens/!(SignIn*)'),
      stories('screens', '**/{src/ui,stories/docs,stories/flows}/**', '**/stories/screens/SignIn*'),
    ],
  },
});
