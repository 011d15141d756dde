import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:library`: the library as somebody else meets it. Node drives the machine's Chromium. */
export default defineConfig({
  test: {
    name: 'library',
    root: resolve(import.meta.dirname, '../..'),
    include: ['scripts/library/*.journey.ts'],
    globalSetup: ['scripts/library/packed.setup.ts'],
    environment: 'node',
    // Builds and browsers: each of them takes the whole machine.
    fileParallelism: false,
    expect: { poll: { timeout: 10_000 } },
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
