import { expect, it } from 'vitest';
import { message } from '../entries.ts';
import { exportThread } from './exportThread.ts';

const entries = [message('user', '[a](#s1)'), message('ai', 'You paid [**$87.00**](#s1). [Why?](#ask)')];

it('a file of Markdown keeps the formats of an answer, and none of the links of the page [A94, L3]', () => {
  const text = exportThread('Payments', entries, 'md');
  expect(text).toContain('**You**\n\n[a](#s1)');
  expect(text).toContain('You paid **$87.00**. Why?\n');
});

it('a file of text has what a person reads, and JSON every field as it is [A94, L3]', () => {
  expect(exportThread('Payments', entries, 'txt')).toContain(': You paid $87.00. Why?\n');
  expect(exportThread('Payments', entries, 'json')).toContain('[**$87.00**](#s1)');
});
