import { defineConfig } from 'vitest/config';
import { stories } from './storyTests.ts';

/** `npm run test:stories`. A configuration of its own, so that the other tests do not wait until Storybook has started. */
export default defineConfig({
  test: {
    projects: [
      stories(
        'stories',
        // The screens take longer, so those to sign in go with the components, and both browsers end together.
        { name: 'components', exclude: ['**/stories/screens/!(SignIn*)'] },
        {
          name: 'screens',
          exclude: ['**/{src/ui,stories/docs,stories/flows}/**', '**/stories/screens/SignIn*'],
        },
      ),
    ],
  },
});
