import { globalStyle } from '@vanilla-extract/css';
import { elementRules, pageRules, reducedMotionRule } from './resetRules.ts';

const { '*': all, ...elements } = elementRules;
const everything = '*, *::before, *::after';

globalStyle(everything, all);
for (const [selector, rule] of Object.entries({ ...pageRules, ...elements })) globalStyle(selector, rule);
globalStyle(everything, reducedMotionRule);
