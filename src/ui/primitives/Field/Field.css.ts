import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space, type, weight } from '../../theme/scale.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: '0.375rem', minWidth: 0 });

export const head = style([
  type.small,
  { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.sm },
]);
export const label = style({ fontWeight: weight.medium, minWidth: 0, overflowWrap: 'anywhere' });
export const aside = style([type.caption, { color: color.muted }]);

export const hint = style([type.caption, { color: color.muted, overflowWrap: 'anywhere' }]);
export const error = style([
  type.small,
  {
    display: 'flex',
    gap: '0.375rem',
    color: color.critical,
    fontWeight: weight.medium,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
]);
export const errorMark = style({ flexShrink: 0, width: '1rem', height: '1.375rem' });
export const errorText = style({ minWidth: 0 });

/** The box of a field. TextField, TextArea, PasswordField and Select share it. */
export const control = style([
  type.body,
  {
    width: '100%',
    minWidth: 0,
    minHeight: '2.875rem',
    padding: `0.625rem 0.875rem`,
    background: color.surface,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.md,
    transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
    '::placeholder': { color: color.muted, opacity: 1 },
    '@media': {
      [canHover]: { selectors: { '&:hover:not(:disabled, :focus)': { borderColor: color.muted } } },
    },
    selectors: {
      '&:focus-visible': { outlineOffset: '1px', borderColor: color.accent },
      '&[aria-invalid="true"]': {
        borderColor: color.critical,
        boxShadow: `inset 0 0 0 1px ${color.critical}`,
      },
      '&[aria-invalid="true"]:focus-visible': { outlineColor: color.critical },
      '&:disabled': {
        background: color.sunken,
        borderColor: color.line,
        color: color.muted,
        // Safari fades disabled text by itself, below the contrast that it needs.
        WebkitTextFillColor: 'currentColor',
        opacity: 1,
        cursor: 'not-allowed',
      },
      // Chrome gives fields that it filled in a pale blue background, in every theme. Only an inner shadow covers it.
      '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${color.accentSoft}`, WebkitTextFillColor: color.ink },
    },
  },
]);
