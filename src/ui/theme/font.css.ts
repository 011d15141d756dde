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
function addFallbackFont(
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
addFallbackFont(hankenGrotesk, arial, '1 599', alike);
// Whoever has a slow line reads a whole visit in it: without a bold, headings and amounts would look like any other text.
addFallbackFont(
  hankenStrong,
  arialBold,
  '600 1000',
  alike.map((name) => `${name} Bold`),
);

/** What is read until Hanken is here. */
export const fallbackFamily = '"Hanken Grotesk Fallback"';

export const fontFamily = `'Hanken Grotesk Variable', ${fallbackFamily}, system-ui, sans-serif`;
