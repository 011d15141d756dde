import { defineConfig } from 'vitest/config';
import { shares } from './storyShares.ts';
import { stories } from './storyTests.ts';

/** `npm run test:stories`. A configuration of its own, so that the other tests do not wait until Storybook has started. */
export default defineConfig({ test: { projects: [stories('stories', ...shares)] } });
