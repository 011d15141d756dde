import { productName } from '../../src/services/product.ts';
import { dark, light, type Palette } from '../../src/ui/theme/palettes.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import type { Mail } from './mailbox.ts';

const properties = (palette: Palette) =>
  (['paper', 'surface', 'ink', 'muted', 'line', 'accent', 'accentHover', 'onAccent'] as const)
    .map((name) => `--${name}: ${palette[name]};`)
    .join(' ');

const style = `
:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; padding: 2rem 1rem; }
main { max-width: 42rem; margin: 0 auto; display: grid; gap: 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; }
h2 { font-size: 1.125rem; }
p, dd, h2 { overflow-wrap: anywhere; }
.note, dt, time { color: var(--muted); }
ol { list-style: none; padding: 0; display: grid; gap: 1rem; }
article, .empty { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; display: grid; gap: 0.75rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 0.75rem; font-size: 0.875rem; }
pre { white-space: pre-wrap; unicode-bidi: plaintext; overflow-wrap: anywhere; font: 0.875rem/1.5 ui-monospace, monospace; color: var(--muted); }
a.open { justify-self: start; display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1.25rem; border-radius: 0.5rem; background: var(--accent); color: var(--onAccent); font-weight: 600; text-decoration: none; }
a.open:hover { background: var(--accentHover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const isOf = (link: string, origins: readonly string[]) =>
  URL.canParse(link) && origins.includes(new URL(link).origin);

/** Only a link of this site is a button: a user's own words may hold a link to anywhere, which stays text. */
function entry({ to, subject, text, sentAt }: Mail, origins: readonly string[]) {
  const link = text.match(/https?:\/\/\S+/g)?.find((each) => isOf(each, origins));
  return `<li><article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<dl><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.replace('T', ' ').slice(0, 19)} UTC</time></dd></dl>
${link ? `<a class="open" href="${escapeHtml(link)}" aria-label="Open the link: ${escapeHtml(subject)}">Open the link</a>` : ''}
<pre dir="auto">${escapeHtml(text)}</pre>
</article></li>`;
}

/**
 * The page of the mailbox: the mails that the app would have sent, newest first. Shows their text, never their HTML.
 * `origins`: those of this site.
 */
export function mailPage(mails: readonly Mail[], origins: readonly string[]): string {
  const list = mails.length
    ? `<ol>${mails.map((mail) => entry(mail, origins)).join('\n')}</ol>`
    : '<p class="empty">No mail yet. Ask for a new password on the sign-in screen, and the mail appears here.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Mailbox – ${productName}</title>
<style>${style}</style>
</head>
<body><main>
<h1>Mailbox</h1>
<p class="note">Nothing leaves this machine: mails to your users end up here, newest first. Reload to see new ones.</p>
${list}
</main></body>
</html>`;
}
