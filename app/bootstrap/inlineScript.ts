import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';

const source = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');

/** What stands between `<script>` and `</script>` in index.html: the page's policy names its hash. */
export const inlineScript = minifySync('boot.js', source('boot.js')).code.trim();

/** The script before it. Only comments and indentation go: a minifier writes template strings, which old browsers refuse. */
export const unsupportedBrowserScript = source('unsupportedBrowser.js')
  .split('\n')
  .filter((line) => !line.startsWith('//'))
  .map((line) => line.trim())
  .join('\n')
  .trim();
