// One sentence for each thing that the assistant understands: what it offers in 'Did you mean …?', and what it then
// understands without guessing.

import { plain, type Language } from './plain.ts';

type Sentences = Readonly<Record<Language, string>>;

export const sentences: Readonly<Record<string, Sentences>> = {
  'pay.last': { en: 'What did I pay last?', de: 'Was habe ich zuletzt bezahlt?' },
  'pay.list': { en: 'Show my payments', de: 'Zeig meine Zahlungen' },
  'pay.sum': { en: 'How much did I pay in total?', de: 'Wie viel habe ich insgesamt bezahlt?' },
  'pay.count': { en: 'How many payments did I make?', de: 'Wie viele Zahlungen habe ich gemacht?' },
  'pay.why': { en: 'Why did my payment fail?', de: 'Warum ist meine Zahlung fehlgeschlagen?' },
  'pay.next': { en: 'When is my next payment?', de: 'Wann ist meine nächste Zahlung?' },
  'pay.largest': { en: 'What was my largest payment?', de: 'Was war meine größte Zahlung?' },
  'pay.refund': { en: 'Can I get a refund?', de: 'Kann ich mein Geld zurückbekommen?' },
  'pay.receipt': { en: 'Where do I get an invoice as a PDF?', de: 'Wo bekomme ich eine Rechnung als PDF?' },
  'pay.unknown': { en: 'I do not recognise a payment', de: 'Ich kenne eine Zahlung nicht' },
  'usage.mine': { en: 'How much have I used this month?', de: 'Wie viel habe ich diesen Monat verbraucht?' },
  'activity.recent': { en: 'Show my recent activity', de: 'Was ist zuletzt in meinem Konto passiert?' },
  'plan.mine': { en: 'What plan am I on?', de: 'Welchen Tarif habe ich?' },
  'plan.price': { en: 'What does my plan cost?', de: 'Was kostet mein Tarif?' },
  'plan.describe': { en: 'What does my plan include?', de: 'Was ist in meinem Tarif enthalten?' },
  'plan.compare': { en: 'Compare the plans', de: 'Vergleiche die Tarife' },
  'plan.recommend': { en: 'Which plan is right for me?', de: 'Welcher Tarif passt zu mir?' },
  'plan.list': { en: 'What plans are there?', de: 'Welche Tarife gibt es?' },
  'plan.feature': { en: 'Which plan has API access?', de: 'Welcher Tarif hat API-Zugang?' },
  'plan.change': { en: 'I want another plan', de: 'Ich möchte einen anderen Tarif' },
  'plan.cancel': { en: 'I want to cancel', de: 'Ich möchte kündigen' },
  'plan.how_cancel': { en: 'How do I cancel?', de: 'Wie kündige ich?' },
  'plan.how_change': { en: 'How do I change my plan?', de: 'Wie wechsle ich den Tarif?' },
  'method.mine': { en: 'How do I pay?', de: 'Womit bezahle ich?' },
  'method.change': { en: 'How do I change my payment method?', de: 'Wie ändere ich meine Zahlungsart?' },
  'profile.name': { en: 'What is my name?', de: 'Wie heiße ich?' },
  'profile.location': { en: 'What is my location?', de: 'Welcher Ort ist bei mir eingetragen?' },
  'profile.email': { en: 'What is my email address?', de: 'Wie lautet meine E-Mail-Adresse?' },
  'profile.description': { en: 'Show my profile', de: 'Zeig mein Profil' },
  'profile.edit': {
    en: 'I want to change something in my profile',
    de: 'Ich möchte etwas in meinem Profil ändern',
  },
  'profile.how_edit': { en: 'How do I edit my profile?', de: 'Wie bearbeite ich mein Profil?' },
  'profile.picture': { en: 'How do I change my profile picture?', de: 'Wie ändere ich mein Profilbild?' },
  'profile.email_change': {
    en: 'Can I change my email address?',
    de: 'Kann ich meine E-Mail-Adresse ändern?',
  },
  'account.delete': { en: 'How do I delete my account?', de: 'Wie lösche ich mein Konto?' },
  'account.password': { en: 'How do I change my password?', de: 'Wie ändere ich mein Passwort?' },
  'account.out': { en: 'Sign me out', de: 'Melde mich ab' },
  'account.how_out': { en: 'How do I sign out?', de: 'Wie melde ich mich ab?' },
  'nav.billing': { en: 'Open billing', de: 'Öffne die Abrechnung' },
  'nav.dashboard': { en: 'Open the dashboard', de: 'Öffne die Übersicht' },
  'app.voice': { en: 'How do I start a call?', de: 'Wie starte ich einen Anruf?' },
  'app.mic': { en: 'My microphone does not work', de: 'Mein Mikrofon geht nicht' },
  'app.theme': { en: 'How do I get the dark theme?', de: 'Wie bekomme ich das dunkle Design?' },
  'app.privacy': { en: 'Is my data safe?', de: 'Sind meine Daten sicher?' },
  'app.support': { en: 'I want to talk to a human', de: 'Ich möchte mit einem Menschen sprechen' },
  'chat.who': { en: 'Who are you?', de: 'Wer bist du?' },
  'chat.help': { en: 'What can you do?', de: 'Was kannst du?' },
  'chat.yes': { en: 'Yes', de: 'Ja' },
  'chat.no': { en: 'No', de: 'Nein' },
  'chat.hello': { en: 'Hello', de: 'Hallo' },
  'chat.thanks': { en: 'Thanks', de: 'Danke' },
  'chat.bye': { en: 'Goodbye', de: 'Auf Wiedersehen' },
  'chat.wrong': { en: 'That was not what I asked', de: 'Das habe ich nicht gefragt' },
};

const intents = new Map(
  Object.entries(sentences).flatMap(([intent, each]) =>
    [each.en, each.de].map((text) => [key(text), intent] as const),
  ),
);

function key(text: string) {
  return plain(text)
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim();
}

/** What a sentence means that the assistant has offered itself; undefined for every other one. */
export const intentOfSentence = (text: string): string | undefined => intents.get(key(text));
