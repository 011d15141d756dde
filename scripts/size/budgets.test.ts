import { describe, expect, it } from 'vitest';
import { scriptsBeforePaint, landingFiles } from './budgets.ts';
import { sizeChanges } from './sizeChanges.ts';

describe('what a page loads', () => {
  it('by itself is listed in its data', () => {
    const page = `<script data-page='{"preloadWhenIdle":["/assets/react-1.js"],"a":"&lt;&amp;"}'>1</script>`;
    expect([...landingFiles(page)]).toEqual(['assets/react-1.js']);
    expect(() => landingFiles('<p></p>')).toThrow('does not say');
  });

  it('before it is painted are its scripts and preloads, not what is inline', () => {
    expect(
      scriptsBeforePaint(
        '<script>1</script><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js">',
      ),
    ).toEqual(['a.js', 'b.js']);
    expect(scriptsBeforePaint(`<script data-page='{"src":"x"}'>1</script>`)).toEqual([]);
  });
});

describe('what grew', () => {
  const before = {
    a: { brotli: 1000, modules: { 'src/a.ts': 2000, 'src/b.ts': 10 } },
    gone: { brotli: 500, modules: {} },
  };

  it('is named by chunk and module, the largest first', () => {
    const after = {
      a: { brotli: 1400, modules: { 'src/a.ts': 2100, 'src/b.ts': 20, 'left-pad': 900 } },
      more: { brotli: 700, modules: { 'src/c.ts': 1500 } },
    };
    expect(sizeChanges(before, after)).toEqual([
      '+700 bytes (brotli)  more',
      '    +1500 of code  src/c.ts',
      '+400 bytes (brotli)  a',
      '    +900 of code  left-pad',
      '    +100 of code  src/a.ts',
      '−500 bytes (brotli)  gone',
    ]);
  });

  it('names eight modules of a chunk at most', () => {
    const modules = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`m${i}`, 1000 + i]));
    const lines = sizeChanges({}, { a: { brotli: 5000, modules } });
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toBe('    … and 4 more modules');
  });

  it('is empty when nothing grew', () => {
    expect(sizeChanges(before, before)).toEqual([]);
    expect(sizeChanges(before, { ...before, a: { ...before.a, brotli: 1020 } })).toEqual([]);
  });
});
