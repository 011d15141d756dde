import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../src/ui/theme/contract.css.ts';

/** Storybook draws the code of its blocks in light, whatever the theme of the page. Code between fences has the page's theme. */
globalStyle('[data-theme="dark"] :not(pre) > .docblock-source', {
  filter: 'invert(0.92) hue-rotate(180deg)',
});

/** Every other row of a page's table has a bluish ground of Storybook's own. What stands in stories and controls is left alone. */
globalStyle('.sbdocs.sbdocs-content table:not(.sb-unstyled, .sb-unstyled table) tr:nth-of-type(2n)', {
  background: vars.color.sunken,
});

/** On a phone a page's table scrolls by itself. Squeezed into the page, paths and commands broke every few letters. */
const phone = '(max-width: 600px)';
const pageTable =
  '#storybook-docs .sbdocs-content table:not(.sb-unstyled, .sb-unstyled table, .docblock-argstable)';
globalStyle(pageTable, { '@media': { [phone]: { display: 'block', overflowX: 'auto' } } });
globalStyle(`${pageTable} :is(td, th)`, { '@media': { [phone]: { minWidth: '8rem' } } });
globalStyle(`${pageTable} :not(pre) > code`, {
  '@media': { [phone]: { whiteSpace: 'normal', overflowWrap: 'normal' } },
});

/** A control with a long word would make the table wider than the page. */
globalStyle('.docblock-argstable td:last-child', { overflowWrap: 'anywhere' });
