const latin: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '٪': '%' };

/**
 * Arabic digits, separators and the per cent sign as Latin ones: '٢٩٫٠٠' as '29.00'. One character for each, so that places in the
 * text stay the same.
 */
export const inLatinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9٫٬٪]/g, (sign) => latin[sign] ?? String(sign.charCodeAt(0) & 0xf));

/** Invisible signs that keep the direction of writing: `Intl` puts them beside figures in Arabic. In a pattern. */
export const directionSigns = String.raw`[\u200e\u200f\u061c\u2066-\u2069]{0,2}`;
