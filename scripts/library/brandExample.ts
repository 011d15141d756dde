/** The brand's theme that docs/library.md shows: what readers copy is what the tests run. */
export function brandExample(markdown: string) {
  const [, css] = /```css\n(:root\[data-theme='acme'\][^`]+)```/.exec(markdown) ?? [];
  if (css === undefined)
    throw new Error(
      "docs/library.md shows no theme 'acme'. Its example is a css block that begins with :root[data-theme='acme'].",
    );
  const palette: Record<string, string> = {};
  for (const [, name = '', value = ''] of css.matchAll(/--parley-color-(\w+): (#[\da-f]+);/g))
    palette[name] = value;
  const names = [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);
  return { css, palette, names };
}
