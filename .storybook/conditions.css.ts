import { globalStyle } from '@vanilla-extract/css';

const forced = '[data-colours="forced"]';

/** Imitates Windows' contrast themes: the reader's colours, and no shadows or pictures behind text. */
globalStyle(`${forced}, ${forced} *, ${forced} *::before, ${forced} *::after`, {
  backgroundColor: 'Canvas !important' as 'Canvas',
  backgroundImage: 'none !important' as 'none',
  color: 'CanvasText !important' as 'CanvasText',
  borderColor: 'CanvasText !important' as 'CanvasText',
  boxShadow: 'none !important' as 'none',
  textShadow: 'none !important' as 'none',
});
globalStyle(`${forced} button, ${forced} [role="button"]`, {
  color: 'ButtonText !important' as 'ButtonText',
  backgroundColor: 'ButtonFace !important' as 'ButtonFace',
});
globalStyle(`${forced} :disabled`, { color: 'GrayText !important' as 'GrayText' });
globalStyle(`${forced} a`, { color: 'LinkText !important' as 'LinkText' });
globalStyle(`${forced} :focus-visible`, { outlineColor: 'Highlight !important' as 'Highlight' });
