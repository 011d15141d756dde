import { describe, expect, it } from 'vitest';
import { memoryReader } from '../memoryReader.ts';
import { account, answerTo, payment } from './rules.fixture.ts';

/** Each place with its names on an English and on a German screen, and what leads there. */
const places: readonly (readonly [names: { en: string[]; de: string[] }, en: string[], de: string[]])[] = [
  [
    {
      en: ['**Account**', '**Security**', '**Change password**', '**Forgot password?**'],
      de: ['**Konto**', '**Sicherheit**', '**Passwort ändern**', '**Passwort vergessen?**'],
    },
    ['How do I change my password?', 'I want to choose another password', 'I forgot my password'],
    ['Wie ändere ich mein Passwort?', 'Passwort ändern', 'Ich habe mein Passwort vergessen'],
  ],
  [
    {
      en: ['**Payments**', '**Receipt**', '**Invoice (PDF)**', '**Export CSV**'],
      de: ['**Zahlungen**', '**Beleg**', '**Rechnung (PDF)**', '**Als CSV exportieren**'],
    },
    [
      'How do I download a receipt?',
      'How can I export my payments as CSV',
      'Where do I get an invoice as a PDF?',
    ],
    [
      'Wo bekomme ich eine Quittung?',
      'Zahlungen als CSV exportieren',
      'Kann ich die Rechnung herunterladen?',
    ],
  ],
  [
    {
      en: ['**Account**', '**Data**', '**Download a copy**'],
      de: ['**Konto**', '**Daten**', '**Kopie herunterladen**'],
    },
    [
      'Export my data',
      'How do I download all my data?',
      'Can I get a copy of my personal data?',
      'data export',
    ],
    [
      'Exportiere meine Daten',
      'Wie lade ich meine Daten herunter?',
      'Kann ich meine Daten herunterladen?',
      'Ich möchte eine Kopie meiner Daten',
    ],
  ],
  [
    {
      en: ['**Account**', '**Security**', '**Second factor**', '**Set up an authenticator app**'],
      de: ['**Konto**', '**Sicherheit**', '**Zweiter Faktor**', '**Authenticator-App einrichten**'],
    },
    [
      'How do I enable 2FA?',
      'turn on two-factor authentication',
      'Can I set up a second factor?',
      'Where do I add an authenticator app?',
      'disable two step verification',
    ],
    [
      'Wie schalte ich die Zwei-Faktor-Anmeldung ein?',
      'Zweiten Faktor einrichten',
      '2FA aktivieren',
      'Gibt es Zwei-Faktor-Authentifizierung?',
    ],
  ],
  [
    {
      en: ['**Account**', '**Security**', '**Devices**', '**Sign out**', '**Sign out all other devices**'],
      de: ['**Konto**', '**Sicherheit**', '**Geräte**', '**Abmelden**', '**Alle anderen Geräte abmelden**'],
    },
    [
      'Which devices am I signed in on?',
      'Where am I logged in?',
      'Show my active sessions',
      'Sign out my other devices',
      'sign me out of all other devices',
      'Log out another device',
    ],
    [
      'Auf welchen Geräten bin ich angemeldet?',
      'Wo bin ich überall angemeldet?',
      'Melde meine anderen Geräte ab',
      'Andere Geräte abmelden',
      'Zeig mir meine Geräte',
    ],
  ],
  [
    { en: ['**Undo**', 'undone nothing'], de: ['**Rückgängig**', 'nichts rückgängig gemacht'] },
    [
      'undo',
      'Undo that!',
      'Revert that, please',
      'change it back',
      'Can you undo this?',
      'How do I undo the last change?',
      'Change my location to Rome >> undo that',
      'Change my name >> undo that',
    ],
    [
      'Mach das rückgängig',
      'rückgängig',
      'Kannst du die Änderung rückgängig machen?',
      'Wie mache ich das rückgängig?',
      'Ändere es zurück',
    ],
  ],
];

const questions = places.flatMap(([names, en, de]) => [
  ...en.map((question) => ({ question, language: 'en' as const, names: names.en })),
  ...de.map((question) => ({ question, language: 'de' as const, names: names.de })),
]);

describe('a question about what the pages of the app do', () => {
  it.each(questions)(
    '$question: says where it is done, in the words of the screen, and does nothing [A1, W11]',
    async ({ question, language, names }) => {
      const { text, calls } = await answerTo(question, { language });
      for (const name of names) expect(text).toContain(name);
      expect(text).not.toContain('[[');
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ['Sign me out on all devices', 'sign_out'],
    ['Melde mich auf allen Geräten ab', 'sign_out'],
  ])('%s: is the order that it was [A4]', async (question, name) => {
    expect((await answerTo(question)).calls).toEqual([{ name, arguments: {} }]);
  });

  it.each([
    ['Delete all my data', 'Delete account'],
    ['Is my data safe?', 'database itself refuses'],
    ['Undo my purchase', 'I cannot refund'],
    ['Change it back to London', 'Nothing has changed'],
    ['No', 'I change nothing unless you say yes'],
    ['Was my second factor changed?', 'record of changes'],
    ['The second step does not work', ''],
    ['Can I log in from another device?', ''],
    ['Kann ich mich von einem anderen Gerät aus anmelden?', ''],
  ])('%s: is about something else [A1]', async (question, words) => {
    const { text } = await answerTo(question);
    expect(text).toContain(words);
    expect(text).not.toMatch(
      /Download a copy|Set up an authenticator|\*\*Undo\*\*|\*\*(?:Devices|Geräte)\*\*/,
    );
  });
});

describe('the page with the payments', () => {
  const reader = memoryReader({
    account,
    payments: [payment('paid', '2026-07-01', 29), payment('open', '2026-07-02', 31, { status: 'pending' })],
  });

  it.each([
    ['Open payments', 'en', '**Payments** in the menu'],
    ['Please open my payments', 'en', '**Payments** in the menu'],
    ['Can you open the payments page?', 'en', '**Payments** in the menu'],
    ['go to payments', 'en', '**Payments** in the menu'],
    ['open my payment history', 'en', '**Payments** in the menu'],
    ['Take me to the payments page', 'en', '**Payments** in the menu'],
    ['Where are my payments?', 'en', '**Payments** in the menu'],
    ['Öffne die Zahlungen', 'de', '**Zahlungen** im Menü'],
    ['Öffne bitte meine Zahlungen', 'de', '**Zahlungen** im Menü'],
    ['Geh zu den Zahlungen', 'de', '**Zahlungen** im Menü'],
    ['Zahlungen öffnen', 'de', '**Zahlungen** im Menü'],
  ] as const)('%s: says where it is, and lists all payments [A1]', async (question, language, words) => {
    const { text, calls } = await answerTo(question, { language, reader });
    expect(text).toContain(words);
    expect(text).toMatch(/29[.,]00/);
    expect(text).toMatch(/31[.,]00/);
    expect(calls).toEqual([]);
  });

  it('can be asked about further [A1]', async () => {
    const { text } = await answerTo('Open payments >> and in July 2026?', { reader });
    expect(text).toContain('in July 2026');
    expect(text).toMatch(/29[.]00/);
  });

  it.each([
    'which payments are open?',
    'Open payments?',
    'unpaid payments',
    'show my open payments',
    'offene Zahlungen',
  ])('%s: still asks for what is not paid [A2]', async (question) => {
    const { text } = await answerTo(question, { reader });
    expect(text).toMatch(/31[.,]00/);
    expect(text).not.toMatch(/29[.,]00|menu|Menü/);
  });
});
