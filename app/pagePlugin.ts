import type { Plugin } from 'vite';
import { product } from '../src/services/product.ts';

/** Writes the product's name into index.html and preloads the one font file that the first screen needs. */
export function page(): Plugin {
  return {
    name: 'parley-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        // Storybook builds its pages with these plugins too.
        if (!filename.endsWith('app/index.html')) return html;
        const font = Object.keys(bundle ?? {}).find((file) =>
          /hanken-grotesk-latin-wght-normal.*\.woff2$/.test(file),
        );
        return {
          html: html.replaceAll('%PRODUCT%', product),
          tags: font
            ? [
                {
                  tag: 'link',
                  attrs: {
                    rel: 'preload',
                    as: 'font',
                    type: 'font/woff2',
                    href: `/${font}`,
                    crossorigin: '',
                  },
                },
              ]
            : [],
        };
      },
    },
  };
}
