import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space } from '../../theme/scale.ts';

export const box = style({
  width: '100%',
  display: 'flex',
  // What is attached stands in rows above the text, and the note of the length goes below.
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space.xxs,
  padding: space.xxs,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: radius.lg,
  background: vars.color.surface,
  transition: `border-color ${motion.quick}`,
  selectors: {
    '&:has(textarea:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: space.xxs },
    '&:has(textarea[aria-invalid="true"])': {
      borderColor: vars.color.critical,
      outlineColor: vars.color.critical,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:has(textarea:hover:not(:focus))': { borderColor: vars.color.muted } } },
  },
});

/** Takes a label that does not fit away at its end. */
const fade = (towards: 'to right' | 'to left') =>
  `linear-gradient(${towards}, ${vars.color.ink} calc(100% - 2.5rem), transparent calc(100% - ${space.sm}))`;

/** The text box grows to six lines, then it scrolls. */
export const text = style({
  flex: 1,
  minWidth: 0,
  fieldSizing: 'content',
  lineHeight: '1.5rem',
  minHeight: '2.75rem',
  maxHeight: 'calc(6 * 1.5rem + 1.25rem)',
  padding: `0.625rem ${space.sm}`,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  resize: 'none',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  // On one line, so that a narrow field is no higher empty than with a word in it. Browsers draw no ellipsis here.
  '::placeholder': { color: vars.color.muted, opacity: 1, whiteSpace: 'nowrap', overflow: 'hidden' },
  selectors: {
    '&:placeholder-shown': { maskImage: fade('to right') },
    '[dir="rtl"] &:placeholder-shown': { maskImage: fade('to left') },
  },
});
