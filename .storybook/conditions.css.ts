import { globalStyle } from '@vanilla-extract/css';
import { ownColours } from './mediaRules.ts';

const forced = '[data-colours="forced"]';
/** What keeps its own colours in such a theme is left out. */
const adjusted = `:not([${ownColours}])`;

/** Imitates Windows' contrast themes: the reader's colours, and no shadows or pictures behind text. */
globalStyle(`${forced}, ${forced} ${adjusted}, ${forced} ${adjusted}::before, ${forced} ${adjusted}::after`, {
  backgroundColor: 'Canvas !important' as 'Canvas',
  backgroundImage: 'none !important' as 'none',
  color: 'CanvasText !important' as 'CanvasText',
  borderColor: 'CanvasText !important' as 'CanvasText',
  boxShadow: 'none !important' as 'none',
  textShadow: 'none !important' as 'none',
});
globalStyle(`${forced} :is(button, [role="button"])${adjusted}`, {
  color: 'ButtonText !important' as 'ButtonText',
  backgroundColor: 'ButtonFace !important' as 'ButtonFace',
});
globalStyle(`${forced} :disabled`, { color: 'GrayText !important' as 'GrayText' });
globalStyle(`${forced} a`, { color: 'LinkText !important' as 'LinkText' });
globalStyle(`${forced} :focus-visible`, { outlineColor: 'Highlight !important' as 'Highlight' });
