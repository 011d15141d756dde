import { create } from 'storybook/theming/create';
import { productName } from '../src/services/product.ts';
import { dark, light } from '../src/ui/theme/palettes.ts';

const font = "'Hanken Grotesk Variable', system-ui, sans-serif";

/** The theme of Storybook's own interface, in the product's colours. */
function brand(base: 'light' | 'dark') {
  const palette = base === 'light' ? light : dark;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="28" fill="none"><path d="M7 2h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H3a2 2 0 0 1-2-2V8a6 6 0 0 1 6-6Z" fill="${palette.accent}"/><text x="33" y="20" font-family="system-ui,sans-serif" font-size="20" font-weight="700" letter-spacing="-.6" fill="${palette.ink}">${productName}</text></svg>`;
  return create({
    base,
    brandTitle: productName,
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark)}`,
    fontBase: font,
    colorPrimary: palette.accent,
    colorSecondary: palette.accent,
    appBg: palette.paper,
    appContentBg: palette.paper,
    appPreviewBg: palette.paper,
    appBorderColor: palette.line,
    appBorderRadius: 10,
    barBg: palette.surface,
    barTextColor: palette.muted,
    barHoverColor: palette.accent,
    barSelectedColor: palette.accent,
    textColor: palette.ink,
    textInverseColor: palette.paper,
    textMutedColor: palette.muted,
    inputBg: palette.surface,
    inputBorder: palette.edge,
    inputTextColor: palette.ink,
    inputBorderRadius: 8,
  });
}

export const brands = { light: brand('light'), dark: brand('dark') };
