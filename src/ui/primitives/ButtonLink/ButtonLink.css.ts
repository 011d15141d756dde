import { globalStyle, style } from '@vanilla-extract/css';

export const link = style({ textDecoration: 'none' });

/** Less than a tone, which says its own colour, and as much as the reset's colour of links, before which it would not come. */
globalStyle(`a:where(${link})`, { color: 'inherit' });
