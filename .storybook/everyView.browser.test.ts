import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { problemsInEveryView, type Subject } from './everyView.ts';
import { pageState } from './pageState.ts';

/** Shows a page without problems, changed by these styles and elements, and lists the problems that are found. */
async function look(style: string, body = '', subject: Partial<Subject> = {}) {
  document.body.innerHTML = `<style>
      html { background: #fff; color: #111; }
      html[data-theme='dark'] { background: #111; color: #eee; }
      body { margin: 0; }
      button { width: 44px; height: 44px; padding: 0; }
      ${style}
    </style>
    <main><h1>Control</h1><p>Some words.</p><button>A</button><button>B</button>${body}</main>`;
  document.querySelector('dialog')?.showModal();
  const problems = await problemsInEveryView({ id: 'control', ...subject });
  return problems.map((problem) => problem.replace(/^(.*? px: [\w -]+).*$/s, '$1'));
}

beforeEach(async () => {
  document.title = 'Control';
  document.documentElement.lang = 'en';
  document.documentElement.dataset['theme'] = 'light';
  await page.viewport(1200, 900);
  // Waits until the frame and its media queries have followed the reset of the last test.
  await vi.waitUntil(() => innerWidth === 1200);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
});

it('finds nothing on a page that is fine, and leaves its theme as it was', async () => {
  expect(await look('')).toEqual([]);
  expect(document.documentElement.dataset['theme']).toBe('light');
});

it('finds nothing in a hidden icon, and leaves the icon as it was', async () => {
  const icon = '<svg aria-hidden="true"><path d="M0 0h9"></path></svg>';
  expect(await look('', `<button aria-label="C">${icon}</button>`)).toEqual([]);
  expect(document.querySelector('svg')?.outerHTML).toBe(icon);
});

it('finds a picture without a name among the icons, and a link in one that is hidden', async () => {
  const path = '<path d="M0 0h9"></path>';
  expect(await look('', `<svg role="img">${path}</svg>`)).toEqual(['light, 1280 px: svg-img-alt']);
  const link = `<svg aria-hidden="true"><a href="#control">${path}</a></svg>`;
  expect(await look('', link)).toContain('light, 1280 px: aria-hidden-focus');
});

it('finds a contrast that is poor in the dark only', async () => {
  expect(await look("[data-theme='dark'] p { color: #333; }")).toEqual([
    'dark, 1280 px: color-contrast',
    'dark, 390 px: color-contrast',
  ]);
});

it('finds a contrast that is poor on a phone only, of what is there at every width and of what is not', async () => {
  const phone = (rule: string) => `@media (max-width: 400px) { ${rule} }`;
  const poor = ['dark, 390 px: color-contrast', 'light, 390 px: color-contrast'];
  expect(await look(phone('p { color: #777; background: #888; }'))).toEqual(poor);
  const style = `.note { display: none; color: #777; background: #888; } ${phone('.note { display: block; }')}`;
  expect(await look(style, '<div class="note">A note</div>')).toEqual(poor);
});

it('finds colours again that could be read elsewhere, on another background or smaller', async () => {
  const grey = 'h1 { color: #777; background: #ddd; font-size: 2rem; }';
  const everywhere = ['light, 1280', 'dark, 1280', 'dark, 390', 'light, 390'];
  const poor = everywhere.map((view) => `${view} px: color-contrast`);
  expect(await look(grey)).toEqual([]);
  expect(await look(`${grey} p { color: #777; background: #ddd; }`)).toEqual(poor);
  expect(
    await look(
      `${grey} main { background: #888; } h1 { background: none; } p { color: #111; background: #fff; }`,
    ),
  ).toEqual(poor);
});

it('finds colours again on an opaque background, when the page shows through what is around it', async () => {
  const note = '<div class="glass"><p class="note">A note</p></div>';
  // The page does not show through an opaque note, so that these colours are the same on every page.
  const on = (opacity: number) =>
    `html, html[data-theme='dark'] { background: #000; color: #eee; }
    .note { background: #fff; color: #767676; } .glass { opacity: ${opacity}; }`;
  expect(await look(on(1), note)).toEqual([]);
  const everywhere = ['light, 1280', 'dark, 1280', 'dark, 390', 'light, 390'];
  const poor = everywhere.map((view) => `${view} px: color-contrast`);
  expect(await look(on(0.99), note)).toEqual(poor);
});

it('does not look again at colours on an opaque background, whatever is behind it', async () => {
  const style = '.note { background: #fff; color: #123456; }';
  const note = '<p class="note">A note</p>';
  const looks = (page: string) => {
    document.body.innerHTML = `<style>${style} main { background: ${page}; }</style><main>${note}</main>`;
    return [...pageState().texts.values()];
  };
  const [onRed] = looks('#f00');
  expect(onRed).toBeDefined();
  expect(looks('#0f0')).toEqual([onRed]);
  document.querySelector('main')!.style.opacity = '0.5';
  expect([...pageState().texts.values()]).not.toEqual([onRed]);
});

it('looks again at a text that is positioned, because it may lie outside of the opaque box around it', () => {
  const look = (page: string) => {
    document.body.innerHTML = `<style>.box { background: #fff; position: relative; } b { position: absolute; top: 100%; }
      main { background: ${page}; }</style><main><div class="box"><b>A badge</b></div></main>`;
    return [...pageState().texts.values()];
  };
  expect(look('#f00')).not.toEqual(look('#0f0'));
});

it('finds a link that differs from its text by a little colour, also where it could be read by itself', async () => {
  const style = 'p, a { background: #fff; color: #111; } a { text-decoration: none; color: #333; }';
  const link = '<a href="#control">a link</a>';
  expect(await look(style, `<p>${link}</p>`)).toEqual([]);
  const everywhere = ['light, 1280', 'dark, 1280', 'dark, 390', 'light, 390'];
  const poor = everywhere.map((view) => `${view} px: link-in-text-block`);
  const among = `<p>Some words and ${link} among them.</p>`;
  expect(await look(style, among)).toEqual(poor);
  expect(await look(`${style} a { text-decoration: underline; }`, among)).toEqual([]);
  expect(await look(`${style} p, a { text-decoration: underline; }`, among)).toEqual(poor);
});

it('finds a fault each time, also where it was none when another story was looked at', async () => {
  const nameless = '<button class="again"></button>';
  const a11y = { options: { rules: { 'button-name': { enabled: false } } } };
  expect(await look('', nameless, { a11y })).toEqual([]);
  for (const time of ['first', 'second'])
    expect([time, ...(await look('', nameless))]).toEqual([time, 'light, 1280 px: button-name']);
});

it('finds what a transition would delay, and leaves the page its transitions', async () => {
  expect(await look("p { transition: color 5s; } [data-theme='dark'] p { color: #333; }")).toEqual([
    'dark, 1280 px: color-contrast',
    'dark, 390 px: color-contrast',
  ]);
  expect(getComputedStyle(document.querySelector('p')!).transitionDuration).toBe('5s');
});

it('finds targets that are too small on a phone only', async () => {
  const small = await look('@media (max-width: 400px) { button { width: 12px; height: 12px; } }');
  expect(new Set(small)).toEqual(new Set(['light, 390 px: target-size']));
});

it('finds a button without a name that is there on a phone only', async () => {
  const style = '.menu { display: none; } @media (max-width: 400px) { .menu { display: inline; } }';
  expect(await look(style, '<button class="menu"></button>')).toEqual(['light, 390 px: button-name']);
});

it('looks into an open dialog, for what is below it only whether it scrolls sideways, and leaves the page as it was', async () => {
  const below = '<div style="display: flex"><button></button></div><div style="width: 500px">Broad</div>';
  const dialog = (inside: string) => `${below}<dialog aria-label="Question"><h2>Sure?</h2>${inside}</dialog>`;
  const broad = 'light, 390 px: the page scrolls sideways';
  expect(await look('', dialog('<button>Yes</button>'))).toEqual([broad]);
  const faulty = dialog('<button></button><p style="color: #777; background: #888">Poor</p>');
  const everywhere = ['light, 1280', 'dark, 1280', 'dark, 390', 'light, 390'];
  expect((await look('', faulty)).toSorted()).toEqual(
    [
      broad,
      ...everywhere.map((view) => `${view} px: color-contrast`),
      'light, 1280 px: button-name',
    ].toSorted(),
  );
  expect(document.querySelector('main > div')).toHaveAttribute('style', 'display: flex');
  expect(document.querySelector('main > p')).toBeVisible();
});

it('finds a page that scrolls sideways on a phone, unless it is about a wide window', async () => {
  const broad = '<div style="width: 500px">Broad</div>';
  expect(await look('', broad)).toEqual(['light, 390 px: the page scrolls sideways']);
  expect(await look('', broad, { wide: true })).toEqual([]);
});

it('finds an error that a phone logs', async () => {
  const phone = matchMedia('(max-width: 400px)');
  const complain = () => console.error('no room');
  phone.addEventListener('change', complain, { once: true });
  expect(await look('')).toEqual(['dark, 390 px: logged no room']);
});

it('finds nothing below a bar that stays at the window’s end, and leaves the bar where it is', async () => {
  const bar = 'position: sticky; bottom: 0; height: 60px; background: #fff;';
  const low = '<button style="display: block; margin-top: 660px">C</button>';
  const style = '@media (min-width: 400px) { #bar { display: none; } } main { min-height: 2000px; }';
  expect(await look(style, `${low}<div id="bar" data-bottom-bar style="${bar}"></div>`)).toEqual([]);
  expect(document.getElementById('bar')?.style.position).toBe('sticky');
});
