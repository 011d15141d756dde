import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { canHover, motion, radius, space, touchTarget, type, weight } from '../../theme/scale.ts';
import { hovered, pressed, stateLayer } from '../../theme/states.ts';

const { color } = vars;
/** Not `aria-disabled`: a button that is loading keeps its colours. */
const disabled = '&:is(:disabled, [data-disabled])';

interface StateColours {
  background: string;
  borderColor?: string;
  color?: string;
}
const interactive = (over: StateColours, down: StateColours, whenDisabled: Partial<StateColours> = {}) => ({
  '@media': { [canHover]: { selectors: { [hovered]: over } } },
  selectors: { [pressed]: down, [disabled]: whenDisabled },
});

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minWidth: 0,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: radius.md,
    fontWeight: weight.medium,
    textAlign: 'center',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
    selectors: {
      [disabled]: {
        background: color.sunken,
        borderColor: color.line,
        color: color.muted,
        cursor: 'not-allowed',
      },
      [pressed]: { translate: '0 1px' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    tone: {
      primary: {
        background: color.accent,
        borderColor: color.accent,
        color: color.onAccent,
        ...interactive(
          { background: color.accentHover, borderColor: color.accentHover },
          { background: color.accentHover, borderColor: color.accentHover },
        ),
      },
      neutral: {
        background: 'transparent',
        borderColor: color.edge,
        ...interactive(
          { background: stateLayer.hover, borderColor: color.muted },
          { background: stateLayer.active },
        ),
      },
      quiet: {
        background: 'transparent',
        color: color.accent,
        ...interactive(
          { background: color.accentSoft },
          { background: color.accentSoft, color: color.ink },
          { background: 'transparent', borderColor: 'transparent' },
        ),
      },
      critical: {
        background: color.critical,
        borderColor: color.critical,
        color: color.onCritical,
        ...interactive(
          { background: color.criticalHover, borderColor: color.criticalHover },
          { background: color.criticalHover, borderColor: color.criticalHover },
        ),
      },
      /** For a panel whose background is `ink`. */
      inverse: {
        background: color.paper,
        borderColor: color.paper,
        color: color.ink,
        outlineColor: color.paper,
        ...interactive({ background: color.sunken }, { background: color.accentSoft }),
      },
    },
    size: {
      medium: { ...type.body, minHeight: touchTarget, padding: `${space.xs} 1.125rem` },
      large: { ...type.title, minHeight: '3.25rem', padding: `${space.sm} 1.375rem` },
    },
    fullWidth: { true: { width: '100%' } },
  },
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
