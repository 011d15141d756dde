import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contentOverflow } from '../../overlays/Dialog/Dialog.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { radius, space } from '../../theme/scale.ts';

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  height: '100%',
});

export const scroller = style({
  flex: 1,
  minHeight: 0,
  // In a large dialog on a low screen the dialog scrolls (useLogScroll.ts).
  overflowY: fallbackVar(contentOverflow, 'auto') as 'auto',
  overscrollBehavior: 'contain',
  // Above the beginning of an answer that is too long to be seen as a whole.
  scrollPaddingTop: space.sm,
  scrollbarGutter: 'stable',
  ':focus-visible': { outlineOffset: '-3px' },
});

export const content = style({
  // Texts for screen readers only are positioned: they scroll with their message, instead of making the dialog longer.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInlineEnd: space.xs,
});

/** Some messages of a long conversation. */
export const group = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.sm,
    // The browser remembers how high they are. Until it has seen them: about as high as 50 messages.
    containIntrinsicBlockSize: 'auto 280rem',
    // Focus rings may stand out.
    overflowClipMargin: space.xs,
  },
  variants: {
    /** Not laid out while it is far from the screen. A group that still grows would have the estimated height for a moment. */
    skipped: { true: { contentVisibility: 'auto' } },
  },
});

export const earlier = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
});

/** Without something to say it takes no room, also not that between two messages. */
export const notice = style({ ':empty': { display: 'none' } });

/** Floats over the messages, at the end of what is in sight. Without a height: nothing moves when it comes and goes. */
export const jump = style({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
  height: 0,
});
export const raised = style({
  flexShrink: 0,
  marginBottom: space.sm,
  borderRadius: radius.md,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  whiteSpace: 'nowrap',
});
