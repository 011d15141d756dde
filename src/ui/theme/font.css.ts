import { createFontStack } from '@capsizecss/core';
import { globalFontFace } from '@vanilla-extract/css';

/**
 * What a font's file says of its letters, in units of its own, and how wide they are on average in texts. They stand here because
 * Capsize's package of them has 29,597 files, and in its Arial the average of Latin texts wins over that of the bold cut below.
 */
type Metrics = Parameters<typeof createFontStack>[0][number] & { xWidthAvg: number };

const arial: Metrics = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  xWidthAvg: 913,
};

const hankenGrotesk: Metrics = {
  familyName: 'Hanken Grotesk',
  fullName: 'Hanken Grotesk Regular',
  postscriptName: 'HankenGrotesk-Regular',
  unitsPerEm: 1000,
  ascent: 1000,
  descent: -303,
  lineGap: 0,
  xWidthAvg: 450,
};

/** How much wider the strong weight, 640, is than the regular one: measured over 300 letters of the app's own texts. */
const strongWidthRatio = 1.014;
/** Arial Bold: Arial's metrics with the average letter width of the bold cut. */
const arialBold = { ...arial, fullName: 'Arial Bold', postscriptName: 'Arial-BoldMT', xWidthAvg: 987 };
const hankenStrong = { ...hankenGrotesk, xWidthAvg: hankenGrotesk.xWidthAvg * strongWidthRatio };

/**
 * Declares a font face that shows `fallback`, scaled to the metrics of `font`, so that nothing shifts when `font` has loaded.
 * `metricCompatible` names local fonts whose letters are as wide as those of `fallback`, for systems without it.
 */
function addFallbackFont(
  font: Metrics,
  fallback: Metrics,
  fontWeight: string,
  metricCompatible: readonly string[],
) {
  const { fontFaces } = createFontStack([font, fallback], {
    fontFaceFormat: 'styleObject',
    fontFaceProperties: { fontWeight },
  });
  for (const face of fontFaces) {
    const { fontFamily = '', ...rule } = face['@font-face'];
    const src = [rule.src, ...metricCompatible.map((name) => `local('${name}')`)].join(', ');
    globalFontFace(fontFamily.replaceAll('"', ''), { ...rule, src });
  }
}

const arialCompatible = ['Liberation Sans', 'Arimo', 'Helvetica'];
addFallbackFont(hankenGrotesk, arial, '1 599', arialCompatible);
// On a slow connection a whole visit is read in the fallback. Without a bold face headings would look like any other text.
addFallbackFont(
  hankenStrong,
  arialBold,
  '600 1000',
  arialCompatible.map((name) => `${name} Bold`),
);

/** The font family that is shown until Hanken Grotesk has loaded. */
export const fallbackFamily = '"Hanken Grotesk Fallback"';
