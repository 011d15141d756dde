import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import hankenGrotesk from '@capsizecss/metrics/hankenGrotesk';
import { globalFontFace } from '@vanilla-extract/css';

/** The strong weight, 640, is wider than the regular one by this much: measured over 300 letters of our own texts. */
const strongWidth = 1.014;
/** The same letters in Arial's bold, as `xWidthAvg` counts them. */
const arialBold = { ...arial, fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT', xWidthAvg: 987 };
const hankenStrong = { ...hankenGrotesk, xWidthAvg: hankenGrotesk.xWidthAvg * strongWidth };

/** `fallback`, stretched to the metrics of `font`: nothing shifts when the real font arrives. `alike` is as wide, letter by letter. */
function addStandIn(
  font: typeof arial,
  fallback: typeof arial,
  fontWeight: string,
  alike: readonly string[],
) {
  const { fontFaces } = createFontStack([font, fallback], {
    fontFaceFormat: 'styleObject',
    fontFaceProperties: { fontWeight },
  });
  for (const face of fontFaces) {
    const { fontFamily = '', ...rule } = face['@font-face'];
    const src = [rule.src, ...alike.map((name) => `local('${name}')`)].join(', ');
    globalFontFace(fontFamily.replaceAll('"', ''), { ...rule, src });
  }
}

const alike = ['Liberation Sans', 'Arimo', 'Helvetica'];
addStandIn(hankenGrotesk, arial, '1 599', alike);
// Whoever has a slow line reads a whole visit in it: without a bold, headings and amounts would look like any other text.
addStandIn(
  hankenStrong,
  arialBold,
  '600 1000',
  alike.map((name) => `${name} Bold`),
);

/** What is read until Hanken is here. */
export const standIn = '"Hanken Grotesk Fallback"';

export const family = `'Hanken Grotesk Variable', ${standIn}, system-ui, sans-serif`;
