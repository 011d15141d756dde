import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

/** What stands between `<script>` and `</script>` in index.html: the page's policy names its hash. */
export const inlineScript = minifySync(
  'boot.js',
  readFileSync(`${import.meta.dirname}/boot.js`, 'utf8'),
).code.trim();
