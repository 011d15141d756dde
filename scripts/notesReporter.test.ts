import { expect, it } from 'vitest';
import type { TestModule } from 'vitest/node';
import { notesOf } from './notesReporter.ts';

const test = (fullName: string, state: string, flaky: boolean, ...messages: string[]) => ({
  fullName,
  result: () => ({ state, errors: messages.map((message) => ({ message })) }),
  diagnostic: () => ({ flaky }),
});

const modules = [
  {
    project: { name: 'screens' },
    relativeModuleId: 'stories/screens/Billing.stories.tsx',
    errors: () => [{ message: 'it did not load' }],
    children: {
      allTests: () => [
        test('Billing > Free', 'passed', false),
        test('Billing > Pro', 'failed', false, 'no such row\nat one\nat two\nat three'),
        test('Billing > Slow', 'passed', true, 'too late'),
      ],
    },
  },
] as unknown as TestModule[];

it('names what failed, what did not load and what needed a second attempt, and why', () => {
  expect(notesOf(modules)).toEqual([
    'failed: screens, stories/screens/Billing.stories.tsx: it did not load',
    'failed: screens, stories/screens/Billing.stories.tsx: Billing > Pro: no such row at one at two',
    'passed at a second attempt: screens, stories/screens/Billing.stories.tsx: Billing > Slow: too late',
  ]);
});
