import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { criteria, statementFaults, testsOf, titlesIn } from './accessibility.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const statement = read('docs/accessibility.md');

describe('the statement of accessibility', () => {
  it('has every criterion of WCAG 2.2 A and AA once, with its result, how, and what shows it [H8]', () => {
    expect(criteria).toHaveLength(55);
    expect(statementFaults(statement)).toEqual([]);
  });

  it.each(testsOf(statement))('names a test that is there: $file, $title [H8]', ({ file, title }) => {
    expect(titlesIn(file, read(file))).toContain(title);
  });

  it('finds what is missing, doubled, made up or not said [H8]', () => {
    const lines = statement.split('\n');
    const without = (text: string) => lines.filter((line) => !line.startsWith(text)).join('\n');
    expect(statementFaults(without('| 1.4.3 '))).toContain('1.4.3 stands there 0 times');
    expect(statementFaults(without('| zoom '))).toContain(
      "1.4.4 names the test 'zoom', which the list does not have",
    );
    const row = lines.find((line) => line.startsWith('| 2.1.1 '))!;
    expect(statementFaults(`${statement}\n${row}`)).toEqual(['2.1.1 stands there 2 times']);
    expect(
      statementFaults(statement.replace('| 2.1.1 Keyboard | A | met |', '| 2.1.1 Keyboard | AA | surely |')),
    ).toEqual(['2.1.1 is no criterion of level AA', "2.1.1 has the result 'surely'"]);
    expect(titlesIn('a.test.ts', "it('does it [S8]', () => {}); export const One = 1;")).toEqual([
      'does it',
      'One',
    ]);
  });
});
