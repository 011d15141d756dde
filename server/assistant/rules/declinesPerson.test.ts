import { expect, it } from 'vitest';
import { answerTo } from './rules.fixture.ts';

const asked = async (question: string) => {
  const { text, calls } = await answerTo(question, { supportEmail: 'help@example.com' });
  return { isOffered: calls.some(({ name }) => name === 'talk_to_human'), text };
};

it.each([
  'I do not want to talk to a human',
  "Don't connect me to a person",
  'never connect me to support',
  'Ich will mit keinem Menschen sprechen',
  'Ich will nicht mit einem Menschen sprechen',
  'Bitte kein Mitarbeiter',
  'Schick das nicht an den Support',
  'Verbinde mich bloß nicht mit dem Support',
])('%s: the conversation is not offered to support [A4]', async (question) => {
  expect((await asked(question)).isOffered).toBe(false);
});

it.each([
  'I need support, not a bot',
  "I can't reach support",
  'You are no help, I want to talk to a human',
  'keinen Bot sondern einen Menschen bitte',
  'Du verstehst mich nicht, ich will einen Menschen sprechen',
  'Das hilft mir nicht. Ich möchte einen Mitarbeiter sprechen',
])('%s: the conversation is offered to support [A80]', async (question) => {
  const { isOffered, text } = await asked(question);
  expect(isOffered).toBe(true);
  expect(text).toContain('example.com**');
});
