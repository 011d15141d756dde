import { defineConfig } from 'vitest/config';

/**
 * The tests that Stryker runs: pure logic, which needs neither plugins nor a browser. `src/architecture.test.ts` is left
 * out because it reads the sources, and would find the code that Stryker adds to them.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{services,screens}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
  },
});
