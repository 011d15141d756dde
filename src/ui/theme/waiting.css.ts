import { keyframes } from '@vanilla-extract/css';
import { radius, space } from './scale.ts';

const grow = keyframes({ from: { scale: '0 1' } });

/**
 * The `::after` of a control that was pressed while the code that it needs is on its way: a thin line at its lower edge, which
 * grows and shrinks from the middle. For readers who want less motion the line stands still. It is a border, because contrast
 * themes drop backgrounds. The control has to be positioned.
 */
export const waitingLine = {
  content: '',
  position: 'absolute',
  insetInline: space.sm,
  bottom: 0,
  borderBlockEnd: '2px solid',
  borderRadius: radius.full,
  animation: `${grow} 700ms ease-out infinite alternate backwards`,
} as const;
