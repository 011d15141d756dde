import { defineConfig } from 'vitest/config';
import { stories } from './storyTests.ts';

/** `npm run test:stories`. Apart from the other tests: none of them has to wait until Storybook has started. */
export default defineConfig({
  test: {
    projects: [
      stories(
        'stories',
        // The screens take longer: those to sign in go with the others, so that both browsers end together.
        { name: 'components', exclude: ['**/stories/screens/!(SignIn*)'] },
        {
          name: 'screens',
          exclude: ['**/{src/ui,stories/docs,stories/flows}/**', '**/stories/screens/SignIn*'],
        },
      ),
    ],
  },
});
