import { globalStyle, style } from '@vanilla-extract/css';

/**
 * A box around an icon. It gives every icon the same size, 1.25rem, whatever size the caller passed. The pointer meets the button behind
 * it: a browser forgets a press whose target is replaced before the release, and an icon changes with what it shows.
 */
export const iconSlot = style({ display: 'inline-flex', flexShrink: 0, pointerEvents: 'none' });

globalStyle(`${iconSlot} > svg`, { width: '1.25rem', height: '1.25rem', strokeWidth: 1.75 });

/** Icons that point along the text: in through a door, out of it, back, and the sound of a loudspeaker, towards its slider. */
const alongTheText = ['log-in', 'log-out', 'undo-2', 'volume-2', 'volume-x']
  .map((name) => `.lucide-${name}`)
  .join(', ');
globalStyle(`[dir="rtl"] ${iconSlot} > svg:is(${alongTheText})`, { transform: 'scaleX(-1)' });
