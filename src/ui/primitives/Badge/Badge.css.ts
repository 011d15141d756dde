import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius, type, weight } from '../../theme/scale.ts';

const { color } = vars;

export const badge = recipe({
  base: {
    ...type.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    maxWidth: '100%',
    minWidth: 0,
    // Forced colours drop the background but draw this border, so that the pill stays visible.
    border: '1px solid transparent',
    borderRadius: radius.full,
    padding: '0.125rem 0.5625rem',
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
    verticalAlign: 'middle',
  },
  variants: {
    tone: {
      positive: { background: color.positiveSoft, color: color.positive },
      critical: { background: color.criticalSoft, color: color.critical },
      caution: { background: color.cautionSoft, color: color.caution },
      neutral: { background: color.sunken, color: color.muted, borderColor: color.line },
      accent: { background: color.accentSoft, color: color.accent },
    },
    dot: {
      true: {
        // Made of a border: forced colours would drop a background.
        '::before': { content: '', flexShrink: 0, border: '0.21875rem solid', borderRadius: radius.full },
      },
    },
  },
});

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
