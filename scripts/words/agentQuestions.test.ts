import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { played, turnOf } from '../../server/assistant/model/fakeModel.fixture.ts';
import { rulesEngine } from '../../server/assistant/rules/rulesEngine.ts';
import { words as firstQuestions } from '../../src/screens/agent/chat/ChatStart.words.ts';
import { words as attention } from '../../src/screens/dashboard/AttentionRow.words.ts';
import { words as firstSteps } from '../../src/screens/dashboard/DashboardFirstSteps.words.ts';
import { words as suggestions } from '../../src/screens/agent/panel/suggestions.words.ts';

const german = (
  JSON.parse(readFileSync('translations/de.json', 'utf8')) as {
    labels: {
      suggestions: typeof suggestions;
      ChatStart: typeof firstQuestions;
      AttentionRow: typeof attention;
      DashboardFirstSteps: typeof firstSteps;
    };
  }
).labels;
const { plan, paid, pro } = firstQuestions;

/** Each question that a screen suggests, and what its answer is about. */
const about = {
  failed: /\(#s\d\)/,
  cost: /99/,
  include: /SLA/,
  thisYear: /2026/,
  inYear: /2025/,
  plan: /\*\*Pro\*\*/,
  paid: /\(#s1\)/,
  pro: /API/,
  lastFailed: /\(#s\d\)/,
  free: /\*\*Free\*\*/,
};
const english = {
  ...suggestions,
  plan,
  paid,
  pro,
  lastFailed: attention.whyFailed,
  free: firstSteps.firstQuestion,
};
const inGerman = {
  ...german.suggestions,
  ...german.ChatStart,
  lastFailed: german.AttentionRow.whyFailed,
  free: german.DashboardFirstSteps.firstQuestion,
};

const asked = (Object.keys(about) as (keyof typeof about)[]).flatMap((key) => [
  ['en', english[key].replace('{day}', 'March 3'), about[key]] as const,
  ['de', inGerman[key].replace('{day}', '3. März'), about[key]] as const,
]);

it.each(asked)(
  'what is suggested in %s is understood by the assistant without a model: %s [W5, A51]',
  async (language, question, answer) => {
    const sent = question.replace('{plan}', 'Enterprise').replace('{year}', '2025');
    const { text } = await played(rulesEngine(), turnOf(sent, { language }));
    expect(text).toMatch(answer);
  },
);
