import { radius, space } from './scale.ts';

/** The keyframes of the line, for `keyframes()` in the style sheet that has the line: they have to stand in the same file. */
export const waitingMotion = { from: { scale: '0 1' } } as const;

/**
 * The `::after` of a control that was pressed while the code that it needs is on its way: a thin line at its lower edge, which
 * grows and shrinks from the middle. For readers who want less motion the line stands still. It is a border, because contrast
 * themes drop backgrounds. The control has to be positioned.
 *
 * @param motion The name of `waitingMotion` in the style sheet.
 */
export const waitingLine = (motion: string) =>
  ({
    content: '',
    position: 'absolute',
    insetInline: space.sm,
    bottom: 0,
    borderBlockEnd: '2px solid',
    borderRadius: radius.full,
    animation: `${motion} 700ms ease-out infinite alternate backwards`,
  }) as const;
