import { expect, it } from 'vitest';
import { plans } from '../../services/plans.ts';
import { exampleExchanges } from './exampleExchanges.ts';
import { words } from './exampleExchanges.words.ts';

const [, pro, enterprise] = plans;
const answers = exampleExchanges(words, words, 'en').map(({ answer, row }) =>
  [...answer.map(({ text }) => text), row.figure].join(' '),
);

it('the example says no price but those of the plans, and the difference between two of them [A72]', () => {
  const figures = answers.map((answer) => answer.match(/\$\d+(\.\d+)?/g));
  const [was, becomes] = [pro?.price ?? 0, enterprise?.price ?? 0];
  expect(figures).toEqual([
    [`$${was.toFixed(2)}`, `$${was.toFixed(2)}`],
    [`$${was}`, `$${was}`],
    [`$${becomes}`, `$${becomes - was}`, `$${becomes}`],
  ]);
});

it('what the example says that Pro includes, it includes [A72]', () => {
  const features = pro?.features.filter((feature) =>
    answers[1]?.toLowerCase().includes(feature.toLowerCase()),
  );
  expect(features).toEqual(['Unlimited queries', 'Priority support', 'API access']);
});
