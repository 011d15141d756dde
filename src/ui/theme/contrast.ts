/** The relative luminance of a colour, 0 to 1, as WCAG 2.2 defines it. */
function luminance(colour: string) {
  const hex = colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
  if (!/^#[\da-f]{6}$/i.test(hex))
    throw new Error(
      `'${colour}' is no colour such as '#3b3fd4' or '#fff'. Colours that let something through have no contrast.`,
    );
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, `#rrggbb` or `#rgb`, 1 to 21, as WCAG 2.2 defines it. Throws at anything else. */
export function contrast(a: string, b: string) {
  const [high = 1, low = 1] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}
