import { expect, it } from 'vitest';
import { played, turnOf } from './rules.fixture.ts';

const english = 'The email address of an account cannot be changed';
const german = 'Die E-Mail-Adresse eines Kontos lässt sich nicht ändern';

it.each([
  ['Change my email to grace@example.com', english],
  ['please set my email address to grace@example.com', english],
  ['use grace@example.com instead', english],
  ['I want to sign in with another email', english],
  ['My email is wrong, fix it', english],
  ['Ändere meine E-Mail auf grace@example.com', german],
  ['Kann ich meine Mailadresse ändern?', german],
  ['stell meine Mail um auf grace@example.de', german],
])('%s: the assistant says that the email stays, and prepares no change [R4, A4]', async (input, words) => {
  const { text, calls } = await played(turnOf(input));
  expect(text).toContain(words);
  expect(calls).toEqual([]);
});

it.each([
  ['Change my location to Hamburg and my email to grace@example.com', english],
  ['Change my email to grace@example.com and my location to Hamburg', english],
  ['Ändere meinen Ort auf Hamburg und meine E-Mail auf grace@example.com', german],
])('%s: the other wish is prepared with the email left out, which is said [R4, A4]', async (input, words) => {
  const { text, calls } = await played(turnOf(input));
  expect(calls).toEqual([{ name: 'edit_profile', arguments: { location: 'Hamburg' } }]);
  expect(text).toContain(words);
});
