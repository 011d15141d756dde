import { playwright } from '@vitest/browser-playwright';
import type { InlineConfig } from 'vitest/node';
import { chromiumArguments } from './chromium.ts';

/**
 * A browser on a busy machine may be too slow once. In CI such a test gets a second attempt, and the end of the run says
 * which tests needed it. Tests of data and logic get none, because a random failure is a finding there.
 */
export const retry = process.env['CI'] ? 1 : 0;

/** Finds no other machine, so that what nobody answers here is asked nowhere else. */
export const onThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** Starts the Chromium at this path without a window, with these additional arguments. */
export const chromiumAt = (executablePath: string, ...more: string[]) =>
  playwright({
    launchOptions: { executablePath, args: [...chromiumArguments, ...more] },
    // Without a window nobody can grant the permission, and a page that checks first would not ask.
    contextOptions: { permissions: ['microphone'] },
  });

/** The browser of a Vitest project. */
export const inChromium = (executablePath: string, ...more: string[]): Pick<InlineConfig, 'browser'> => ({
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: chromiumAt(executablePath, ...more),
    instances: [{ browser: 'chromium' }],
  },
});

/**
 * Packages that the screens and their mock backends import. Without the list, a cold cache makes Vite optimise them in mid-run and
 * a file fails.
 */
export const screenDependencies = [
  '@base-ui/react/toast',
  '@mswjs/interceptors/WebSocket',
  '@mswjs/interceptors/XMLHttpRequest',
  '@mswjs/interceptors/fetch',
  '@supabase/auth-js',
  '@supabase/postgrest-js',
  '@tanstack/react-query',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  'lucide-react',
  'msw',
  'msw/browser',
  'msw/experimental',
  'react-markdown',
  'uqr',
];
