import { defineConfig } from 'vitest/config';
import { windowsAtOnce } from '../scripts/windowsAtOnce.ts';
import { sharesFor } from './storyShares.ts';
import { stories } from './storyTests.ts';

/**
 * Where MSW answers in the page with what is no JSON, Chromium may report the error of `response.json()` once more, as one of the
 * stream behind it. The app has handled that error by then.
 */
const ofAnsweredStream = "Failed to execute 'close' on 'ReadableStreamDefaultController'";

/** `npm run test:stories`. A configuration of its own, so that the other tests do not wait until Storybook has started. */
export default defineConfig({
  test: {
    projects: [stories('stories', ...sharesFor(windowsAtOnce))],
    onUnhandledError: ({ message }) => (message.startsWith(ofAnsweredStream) ? false : undefined),
  },
});
