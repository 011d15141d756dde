// Pages that stand in for those of another company on this machine: the payment provider's, and a sign-in provider's.

import { dark, light, type Palette } from '../../src/ui/theme/palettes.ts';
import { escapeHtml } from './escapeHtml.ts';

const properties = (palette: Palette) =>
  (['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'accentHover', 'onAccent'] as const)
    .map((name) => `--${name}: ${palette[name]};`)
    .join(' ');

const style = `
:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; padding: 2rem 1rem; }
main { max-width: 40rem; margin: 0 auto; display: grid; gap: 1rem; }
section, .card { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; display: grid; gap: 0.75rem; }
h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.125rem; }
.test { border: 2px dashed currentColor; border-radius: 0.75rem; padding: 0.75rem 1rem; font-weight: 600; }
.error { border-left: 0.25rem solid currentColor; padding: 0.5rem 1rem; font-weight: 600; }
.muted { color: var(--muted); }
fieldset { border: 0; padding: 0; margin-bottom: 0.75rem; } legend { padding: 0; font-weight: 600; } label { display: flex; gap: 0.75rem; align-items: center; min-height: 2.75rem; }
form { display: inline-block; margin-right: 0.5rem; } td form { margin: 0; }
button, a.button { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: 0.5rem; border: 0; background: var(--accent); color: var(--onAccent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--accentHover); } button.second { background: var(--surface); color: var(--ink); box-shadow: inset 0 0 0 1px var(--muted); } button.second:hover { background: var(--paper); } a { color: inherit; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: 0.5rem 0; border-bottom: 1px solid var(--line); } td + td, th + th { padding-left: 1rem; } td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
form.fields { display: grid; gap: 1rem; margin: 0; } form.fields label.text { display: grid; gap: 0.25rem; font-weight: 600; }
input:not([type=checkbox], [type=radio]) { width: 100%; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid var(--muted); border-radius: 0.5rem; background: var(--paper); color: var(--ink); font: inherit; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

export interface TestPage {
  /** What is only a test here, above everything else. */
  notice: string;
  /** The same in two words, behind the page's title. */
  site: string;
  title: string;
  body: string;
  status?: number;
}

/** A page of a stand-in, with what it is above everything else. */
export function testPage({ notice, site, title, body, status = 200 }: TestPage): Response {
  return new Response(
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${escapeHtml(site)}</title><style>${style}</style></head>
<body><main><p class="test">${escapeHtml(notice)}</p>
<h1>${escapeHtml(title)}</h1>
${body}</main></body>
</html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // No form-action: a form may lead back to the app, which may be at another name of this machine.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        // With 'no-referrer' a browser would send 'Origin: null' with these forms, which the server refuses.
        'referrer-policy': 'same-origin',
      },
    },
  );
}
