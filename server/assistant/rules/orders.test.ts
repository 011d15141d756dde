import { describe, expect, it } from 'vitest';
import { answerTo } from './rules.fixture.ts';

type Calls = readonly (readonly [name: string, given: Record<string, string>])[];

const rome = ['edit_profile', { location: 'Rome' }] as const;
const enterprise = ['subscribe', { plan: 'enterprise' }] as const;

describe('two orders with a mere comma between them', () => {
  it.each<[string, Calls]>([
    ['change my name to Bob, my location to Rome', [['edit_profile', { fullName: 'Bob', location: 'Rome' }]]],
    ['name: Bob, location: Rome', [['edit_profile', { fullName: 'Bob', location: 'Rome' }]]],
    ['change my location to Rome, call me Bob', [['edit_profile', { fullName: 'Bob', location: 'Rome' }]]],
    ['change my location to Rome, upgrade me to enterprise', [rome, enterprise]],
    ['change my location to Rome,upgrade me to enterprise', [rome, enterprise]],
    ['upgrade me to enterprise, set my location to Rome', [enterprise, rome]],
    [
      'change my location to Rome, Italy, cancel my plan',
      [
        ['edit_profile', { location: 'Rome, Italy' }],
        ['subscribe', { plan: 'free' }],
      ],
    ],
    ['sign me out, change my location to Rome', [['sign_out', {}], rome]],
    ['change my location to Rome, open billing', [rome, ['show_billing', {}]]],
    ['Show my payments, change my location to Rome', [rome]],
    [
      'set my description to I like pizza, upgrade me to enterprise',
      [['edit_profile', { description: 'I like pizza' }], enterprise],
    ],
    [
      'ändere meinen Ort auf Köln, wechsle zu Enterprise',
      [['edit_profile', { location: 'Köln' }], enterprise],
    ],
    [
      'ändere meinen Namen in Bob, meinen Ort auf Rom und wechsle zu Enterprise',
      [['edit_profile', { fullName: 'Bob', location: 'Rom' }], enterprise],
    ],
  ])('%s: are two, in their order [A1, A4]', async (words, calls) => {
    expect((await answerTo(words)).calls).toEqual(calls.map(([name, given]) => ({ name, arguments: given })));
  });

  it('are answered both where the second one holds a third [A1, A4]', async () => {
    const { calls, text } = await answerTo(
      'set my location to Rome, upgrade me to enterprise and show my payments',
    );
    expect(calls.map(({ name }) => name)).toEqual(['edit_profile', 'subscribe']);
    expect(text).toContain('I found no payments.');
  });

  it.each(['when I move, change my location to Rome', "don't change my name, change my location to Rome"])(
    '%s: are not made of a condition, or of what shall not be done [A4]',
    async (words) => {
      expect((await answerTo(words)).calls).toEqual([]);
    },
  );

  it.each(['change my name to Bob, my old name was Tom', 'setze meinen Ort auf Köln, mein Name ist Bob'])(
    '%s: nothing that may be another order is stored as a part of a name or a place [A4]',
    async (words) => {
      expect((await answerTo(words)).calls).toEqual([]);
    },
  );
});

describe('a comma in a value', () => {
  it.each<[string, Record<string, string>]>([
    ['change my location to Washington, D.C.', { location: 'Washington, D.C.' }],
    ['change my location to Arlington, Virginia', { location: 'Arlington, Virginia' }],
    ['ändere meinen Ort auf Frankfurt, Hessen', { location: 'Frankfurt, Hessen' }],
    ['change my name to "Bob, my hero"', { fullName: 'Bob, my hero' }],
    ...[
      'I like pizza, pasta, and change my mind often',
      'I love art, show dogs, and my city',
      'I play golf, go pro',
      'I teach kids, call me Bob',
    ].map((description): [string, Record<string, string>] => [
      `set my description to ${description}`,
      { description },
    ]),
    [
      'setze meine Beschreibung auf Ich mag Pizza, meine Stadt und Bücher',
      {
        description: 'Ich mag Pizza, meine Stadt und Bücher',
      },
    ],
  ])('%s: stays where no order follows it [A1, A4]', async (words, given) => {
    expect((await answerTo(words)).calls).toEqual([{ name: 'edit_profile', arguments: given }]);
  });
});

it.each([
  ['change my location to Washington, D.C.', 'I can change your location to **Washington, D.C.** Shall I?'],
  ['update my description: Hello there!', 'I can change your description to **Hello there\\!** Shall I?'],
  ['set my description to I like tea.', 'I can change your description to **I like tea.** Shall I?'],
  ['set my location to Rome', 'I can change your location to **Rome**. Shall I?'],
  ['ändere meine Beschreibung in Hallo!', 'Ich kann Ihre Beschreibung in **Hallo\\!** ändern. Soll ich?'],
])('%s: the question has one sign at the end of its sentence [A4]', async (words, question) => {
  expect((await answerTo(words)).text).toBe(question);
});
