import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import { globalFontFace } from '@vanilla-extract/css';

/** As wide as Arial, letter by letter, where there is none. */
const alike = ['Liberation Sans', 'Arimo', 'Helvetica'].map((name) => `local('${name}')`);

/** Arial, stretched to Hanken's metrics: nothing shifts when the real font arrives. */
const { fontFaces } = createFontStack([hankenGrotesk, arial], { fontFaceFormat: 'styleObject' });

for (const face of fontFaces) {
  const { fontFamily = '', ...rule } = face['@font-face'];
  globalFontFace(fontFamily.replaceAll('"', ''), { ...rule, src: [rule.src, ...alike].join(', ') });
}

export const family = `'Hanken Grotesk Variable', ${fontFaces
  .map((face) => face['@font-face'].fontFamily)
  .join(', ')}, system-ui, sans-serif`;
