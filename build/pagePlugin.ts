import { loadEnv, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { productDescription, productName } from '../src/services/product.ts';
import { readEnvironment } from '../app/env.ts';
import { inlineScript, unsupportedBrowserScript } from '../app/bootstrap/inlineScript.ts';
import { chunksOf, filesOf, stylesOf, type PageData } from '../app/bootstrap/pageData.ts';
import { wordLists } from '../app/bootstrap/pageWords.ts';
import { renderViews } from '../app/bootstrap/render.ts';
import { readRelease } from './readRelease.ts';

type Bundle = NonNullable<Parameters<typeof filesOf>[0]>;

/** Makes the font optional, so that the text does not jump: readers who do not have it in time see the fallback. */
const withOptionalFont = (css: string) => css.replace(/font-display:\s*swap/g, 'font-display:optional');

/** The font faces that are downloaded. */
const fontFaces = /@font-face\s*\{[^}]*woff2[^}]*\}/g;

const styles = (bundle: Bundle, files: readonly string[]) =>
  files.map((file) => String((bundle[file] as Rolldown.OutputAsset).source)).join('');

/** The data of a development server, which starts the app itself. */
const noFiles = { app: [], preloadWhenIdle: [], visitor: [], signedIn: [], translations: {} };

/** Hides the landing page when the bootstrap script shows another view. Without scripts it stays. [V2] */
const hideLandingCss = '[data-view=""] #root{display:none}';

/** Within a script element, only '<' could end it. */
const json = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (value: object) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');

/**
 * Turns index.html into a page that can be seen before the app's code has loaded: with the prerendered first views,
 * their CSS, and the bootstrap script that shows the right one. A development server sends the script only.
 */
export function page(): Plugin {
  let config: ResolvedConfig;

  function scriptFor(files: Omit<PageData, 'key' | 'backend'>) {
    const { envDir, mode } = config;
    const values = envDir === false ? {} : loadEnv(mode, envDir, 'VITE_');
    const { supabase } = readEnvironment(values, 'http://localhost');
    const data: PageData = {
      ...files,
      key: supabase.key,
      backend: supabase.hosted ? supabase.url : '',
    };
    return `<script>${unsupportedBrowserScript}</script><script data-page='${attribute(data)}'>${inlineScript}</script>`;
  }

  /** `html`: the page as Vite writes it, with a link to the styles and a script that would start at once. */
  async function renderPage(html: string, bundle: Bundle, entry: Rolldown.OutputChunk) {
    const { views, words } = await renderViews(config);
    const { landing, main, ...others } = views;
    const visitor = ['/screens/landing/Landing.tsx', '/screens/shell/Visitor.tsx'].flatMap((view) =>
      chunksOf(bundle, view),
    );
    const inPage = stylesOf([entry, ...visitor]);
    const css = withOptionalFont(styles(bundle, inPage));
    const fonts = css.match(fontFaces) ?? [];
    const account = chunksOf(bundle, '/screens/shell/SignedIn.tsx');
    const shellStyles = stylesOf(account).filter((file) => !inPage.includes(file));
    const templates = Object.entries({
      ...others,
      main: `<style>${styles(bundle, shellStyles)}</style><div inert>${main}</div>`,
    })
      .map(([view, markup]) => `<template data-view="${view}">${markup}</template>`)
      .join('\n    ');
    // A block of data, which the content security policy need not allow. The bootstrap script waits for the first template.
    const tables = `<script type="application/json" data-words>${json(wordLists(words))}</script>`;
    return html
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
      .replace('<!--head-->', () =>
        [
          `<style id="fonts">${fonts.join('')}</style>`,
          scriptFor(filesOf(bundle, entry)),
          `<style>${hideLandingCss}${css.replace(fontFaces, '')}</style>`,
        ].join('\n    '),
      )
      .replace(
        '<div id="root"></div>',
        () => `<div id="root">${landing}</div>\n    ${tables}\n    ${templates}`,
      );
  }

  return {
    name: 'parley-page',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(raw, { bundle, chunk, filename }) {
        // Storybook builds its pages with these plugins too.
        if (!filename.endsWith('app/index.html')) return raw;
        const { envDir, mode } = config;
        const variables = envDir === false ? process.env : loadEnv(mode, envDir, '');
        const { version, environment } = readRelease(variables);
        const html = raw
          .replaceAll('%PRODUCT%', productName)
          .replace('%DESCRIPTION%', productDescription)
          .replace('%VERSION%', version)
          .replace('%ENVIRONMENT%', mode === 'development' ? mode : environment);
        if (bundle && chunk) return renderPage(html, bundle, chunk);
        return html.replace('<!--head-->', () => scriptFor(noFiles));
      },
    },
  };
}
