/**
 * What the library's components need of the reset, for pages of other teams that do not load it: the same rules, for elements of
 * components only. They weigh nothing (`:where`), so that each component and each host says more.
 */
import { globalStyle } from '@vanilla-extract/css';
import { classPrefix, colorSchemeVariable } from './libraryNames.ts';
import { elementRules, reducedMotionRule, textRule } from './resetRules.ts';

const component = `[class^="${classPrefix}"], [class*=" ${classPrefix}"]`;
/** A component's elements: with a class of ours, without any class inside of one, and icons, which have a class of their own. */
const own = `:where(${component}, :is(${component}) :not([class]), :is(${component}) > svg)`;

for (const [selector, rule] of Object.entries(elementRules))
  globalStyle(selector === '*' ? own : `${own}:where(${selector})`, rule);
globalStyle(`${own}::before, ${own}::after`, { boxSizing: 'border-box', margin: 0 });

/** The outermost element of a component takes its text from the theme, and not from the page around it. */
globalStyle(`:where(${component}):not(:where(:is(${component}) *))`, {
  ...textRule,
  textSizeAdjust: '100%',
  colorScheme: `var(${colorSchemeVariable}, light)`,
});
globalStyle(`${own}, ${own}::before, ${own}::after`, reducedMotionRule);
