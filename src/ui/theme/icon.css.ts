import { globalStyle, style } from '@vanilla-extract/css';

/** The slot of an icon: its size follows the reader's text size, whatever the caller passed. */
export const iconSlot = style({ display: 'inline-flex', flexShrink: 0 });

globalStyle(`${iconSlot} > svg`, { width: '1.25rem', height: '1.25rem', strokeWidth: 1.75 });
