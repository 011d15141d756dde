import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { radius } from '../../theme/scale.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    maxWidth: '100%',
    background: vars.color.line,
    // Forced colours drop the background but draw this outline, so that the shape stays visible.
    outline: '1px solid transparent',
    outlineOffset: '-1px',
    animation: `${pulse} 1.8s ease-in-out infinite`,
  },
  variants: {
    shape: {
      text: { width: '100%', height: '0.75em', marginBlock: '0.375em', borderRadius: radius.sm },
      block: { width: '100%', height: '6rem', borderRadius: radius.lg },
      circle: { width: '2.5rem', height: '2.5rem', borderRadius: radius.full, flexShrink: 0 },
    },
  },
});
