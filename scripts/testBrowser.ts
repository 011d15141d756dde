import { playwright } from '@vitest/browser-playwright';
import type { InlineConfig } from 'vitest/node';
import { chromiumArguments, testChromiumPath } from './chromium.ts';

/**
 * A browser on a busy machine may miss a moment once. Where a merge depends on it, such a test gets a second attempt, and
 * the end of the run says which needed it. What is about data and logic gets none: chance is a finding there.
 */
export const retry = process.env['CI'] ? 1 : 0;

/** For a Vitest project: the machine's Chromium, without a window, with these arguments besides. */
export const inChromium = (...more: string[]): Pick<InlineConfig, 'browser'> => ({
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: testChromiumPath(), args: [...chromiumArguments, ...more] },
      // Without a window nobody is asked, and a page that looks first would find that nothing was granted.
      contextOptions: { permissions: ['microphone'] },
    }),
    instances: [{ browser: 'chromium' }],
  },
});

/** What the screens import. Without it a cold cache makes Vite re-optimise in mid-run and the first file fails. */
export const screenDependencies = [
  '@base-ui/react/toast',
  '@supabase/auth-js',
  '@supabase/postgrest-js',
  '@tanstack/react-query',
  '@vanilla-extract/recipes/createRuntimeFn',
  'lucide-react',
  'msw',
  'msw/browser',
  'react-markdown',
];
