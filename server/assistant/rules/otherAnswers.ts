// Answers about the profile, the account and the app.

import type { AccountFound } from '../engine.ts';
import { paymentMethods } from '../../../src/services/plans.ts';
import { productName } from '../../../src/services/product.ts';
import { abilities } from './abilities.ts';
import type { Answering } from './answer.ts';
import { quote, sentenceOf } from './figures.ts';
import { accountReplies } from './accountReplies.ts';
import { productWord } from './interfaceWords.ts';
import { fixed, supported, type Both } from './reply.ts';

const editing = {
  en: 'Choose your name at the bottom of the menu, then [[Edit Profile]].',
  de: 'Wählen Sie unten im Menü Ihren Namen, dann [[Edit Profile]].',
} as const;

/** A value of the profile, which links to its row. */
const known = (
  labels: Readonly<Record<'en' | 'de', string>>,
  read: (account: AccountFound) => string,
): Both => {
  const linked = (account: AccountFound, { citations }: Answering) => {
    const value = quote(read(account));
    // A value such as 'Washington, D.C.' brings the full stop along.
    const stop = sentenceOf(value).slice(value.length);
    return citations.link(`**${value}**`, 'profiles', [account.id]) + stop;
  };
  return {
    en: (account, answering) =>
      read(account).trim() === ''
        ? `There is no ${labels.en} in your profile yet. ${editing.en}`
        : `Your ${labels.en}: ${linked(account, answering)}`,
    de: (account, answering) =>
      read(account).trim() === ''
        ? `In Ihrem Profil steht noch nichts unter ${labels.de}. ${editing.de}`
        : `${labels.de}: ${linked(account, answering)}`,
  };
};

const choices = (language: 'en' | 'de') =>
  paymentMethods.map(({ label }) => `**${productWord(label, language)}**`).join(', ');

function method(language: 'en' | 'de', { paymentMethod, id }: AccountFound, { citations }: Answering) {
  if (!paymentMethod)
    return language === 'de'
      ? 'Sie haben noch keine Zahlungsart gewählt.'
      : 'You have not chosen a payment method yet.';
  const name = citations.link(`**${quote(productWord(paymentMethod, language))}**`, 'billing_info', [id]);
  return language === 'de' ? `Sie bezahlen mit ${name}.` : `You pay with ${name}.`;
}

const replies: Readonly<Record<string, Both>> = {
  ...accountReplies,
  'pay.refund': supported(
    [
      (to) =>
        `I cannot refund a payment. Write to ${to} from the email address of your account and name the payment.`,
      'I cannot refund a payment: only the people who run this app can.',
    ],
    [
      (to) =>
        `Ich kann keine Zahlung erstatten. Schreiben Sie von der E-Mail-Adresse Ihres Kontos an ${to} und nennen Sie die Zahlung.`,
      'Ich kann keine Zahlung erstatten: Das können nur die Betreiber.',
    ],
  ),
  'method.mine': {
    en: (account, a) => method('en', account, a),
    de: (account, a) => method('de', account, a),
  },
  'method.change': {
    en: (account, a) =>
      `${method('en', account, a)} You choose between ${choices('en')} under [[Dashboard → Manage billing]]. I cannot change it for you.`,
    de: (account, a) =>
      `${method('de', account, a)} Unter [[Dashboard → Manage billing]] wählen Sie zwischen ${choices('de')}. Ich kann das nicht für Sie ändern.`,
  },
  'profile.name': known({ en: 'name', de: 'Name' }, ({ fullName }) => fullName),
  'profile.location': known({ en: 'location', de: 'Ort' }, ({ location }) => location),
  'profile.email': known({ en: 'email address', de: 'E-Mail-Adresse' }, ({ email }) => email),
  'profile.edit': fixed(
    "Tell me what it should be, such as 'Change my location to Lisbon'. Nothing has changed.",
    'Sagen Sie mir, was dort stehen soll, zum Beispiel „Ändere meinen Ort auf Lissabon“. Ich habe noch nichts geändert.',
  ),
  'profile.how_edit': fixed(
    `Say 'Change my location to Lisbon', for example, or do it yourself: ${editing.en}`,
    `Sagen Sie zum Beispiel „Ändere meinen Ort auf Lissabon“, oder ändern Sie ihn selbst: ${editing.de}`,
  ),
  'profile.picture': fixed(
    `${editing.en} Under [[Profile picture]] choose a JPG, PNG, GIF or WebP file of at most 5 MB, then [[Update Profile]].`,
    `${editing.de} Wählen Sie unter [[Profile picture]] eine Datei in JPG, PNG, GIF oder WebP mit höchstens 5 MB, dann [[Update Profile]].`,
  ),
  'profile.email_change': fixed(
    'The email address of an account cannot be changed: it is how you sign in.',
    'Die E-Mail-Adresse eines Kontos lässt sich nicht ändern: Mit ihr melden Sie sich an.',
  ),
  'app.voice': fixed(
    'Choose [[Voice Chat]] in the agent panel, then [[Start call]], and speak as you would to a person. [[End call]] hangs up.',
    'Wählen Sie im Bereich des Agenten [[Voice Chat]], dann [[Start call]], und sprechen Sie wie mit einem Menschen. [[End call]] legt auf.',
  ),
  'app.mic': fixed(
    'When a call starts the browser asks for your microphone: choose **Allow**. [[Mute]] keeps me from hearing you. Without a microphone you can type into the call.',
    'Wenn ein Anruf beginnt, fragt der Browser nach dem Mikrofon: Erlauben Sie es. Mit [[Mute]] schalten Sie es stumm. Ohne Mikrofon können Sie während des Anrufs tippen.',
  ),
  'app.theme': fixed(
    'The [[Theme]] switch sits in the menu: light, dark, or as your system has it. I cannot switch it for you.',
    'Den Schalter [[Theme]] finden Sie im Menü: hell, dunkel oder wie Ihr System. Ich kann ihn nicht für Sie umstellen.',
  ),
  'app.preferences': fixed(
    'I answer in English or German, as you write to me. The language of the app is in the menu [[Language]] of the navigation, and under [[Account → Preferences]]. The time zone and the formats are there too, for all your devices. I cannot switch them for you.',
    'Ich antworte auf Deutsch oder Englisch, je nachdem, wie Sie mir schreiben. Die Sprache der App wählen Sie im Menü [[Language]] der Navigation oder unter [[Account → Preferences]]. Dort stehen auch die Zeitzone und die Formate, für alle Ihre Geräte. Ich kann sie nicht für Sie umstellen.',
  ),
  'app.privacy': fixed(
    'Only you can read and change your profile and billing: the database itself refuses everybody else, and I can look up only what you may see yourself.',
    'Nur Sie können Ihr Profil und Ihre Abrechnung lesen und ändern: Die Datenbank selbst verweigert es allen anderen, und ich sehe nur, was Sie selbst sehen dürfen.',
  ),
  'app.support': supported(
    [
      (to) =>
        `Write to ${to}: a person answers there. **Pro** comes with priority support and **Enterprise** with a dedicated contact.`,
      'I am the only one you can talk to here, and I have no address to give you. Ask me, and I will do what I can.',
    ],
    [
      (to) =>
        `Schreiben Sie an ${to}: Dort antwortet ein Mensch. **Pro** hat bevorzugten Support, **Enterprise** einen persönlichen Ansprechpartner.`,
      'Sie können hier nur mit mir sprechen, und ich kenne keine Adresse für Sie. Fragen Sie mich, ich tue, was ich kann.',
    ],
  ),
  'care.distress': fixed(
    'I am so sorry that it is this hard right now. I am only an assistant for accounts, and you deserve a person to talk to. Please talk to somebody now: call your local emergency number if you or somebody else is in danger, or a crisis line where you live, or somebody you trust. You do not have to go through this alone.',
    'Es tut mir sehr leid, dass es gerade so schwer ist. Ich bin nur ein Assistent für Konten, und Sie verdienen einen Menschen, der Ihnen zuhört. Bitte sprechen Sie jetzt mit jemandem: Rufen Sie den Notruf an, wenn Sie oder jemand anderes in Gefahr ist, oder ein Krisentelefon an Ihrem Ort, oder jemanden, dem Sie vertrauen. Sie müssen da nicht allein durch.',
  ),
  'chat.who': fixed(
    `I am the assistant of ${productName}: a program, not a person. I know your account and how the app works.`,
    `Ich bin der Assistent von ${productName}: ein Programm, kein Mensch. Ich kenne Ihr Konto und die App.`,
  ),
  'chat.help': { en: (account) => abilities('en', account), de: (account) => abilities('de', account) },
  'chat.hello': fixed(
    'Hello! What would you like to know about your account?',
    'Hallo! Was möchten Sie über Ihr Konto wissen?',
  ),
  'chat.thanks': fixed(
    'You are welcome. Is there anything else?',
    'Gern geschehen. Kann ich noch etwas für Sie tun?',
  ),
  'chat.bye': fixed(
    'Goodbye! I am here whenever you need me.',
    'Auf Wiedersehen! Ich bin da, wenn Sie mich brauchen.',
  ),
  'chat.yes': fixed(
    'I change nothing by myself, so there is nothing that I could confirm. If a card above waits for your answer, press its button.',
    'Ich ändere nichts von mir aus und kann deshalb nichts bestätigen. Wartet oben eine Karte auf Ihre Antwort, drücken Sie ihre Taste.',
  ),
  // What was done before stays done, so that nothing is said of it.
  'chat.no': fixed(
    'All right. I change nothing unless you say yes.',
    'In Ordnung. Ohne Ihr Ja ändere ich nichts.',
  ),
  'chat.undo': fixed(
    "I have undone nothing. Press [[Undo]] on the card of the change. If it has no such button any more, tell me what it should be, such as 'Change my location to Lisbon'.",
    'Ich habe nichts rückgängig gemacht. Drücken Sie [[Undo]] auf der Karte der Änderung. Hat sie diese Taste nicht mehr, sagen Sie mir, was dort stehen soll, zum Beispiel „Ändere meinen Ort auf Lissabon“.',
  ),
  'chat.wrong': {
    en: (account) => `I am sorry. ${abilities('en', account)}`,
    de: (account) => `Das tut mir leid. ${abilities('de', account)}`,
  },
};

const profileParts = [
  ['name', 'Name', (account: AccountFound) => account.fullName],
  ['email address', 'E-Mail-Adresse', (account: AccountFound) => account.email],
  ['location', 'Ort', (account: AccountFound) => account.location],
  ['description', 'Beschreibung', (account: AccountFound) => account.description],
] as const;

function profile(account: AccountFound, { format, citations }: Answering): string {
  const de = format.language === 'de';
  const lines = profileParts.map(([en, german, read]) => {
    const value = quote(read(account));
    return `- ${de ? german : en.charAt(0).toUpperCase() + en.slice(1)}: ${value ? citations.link(`**${value}**`, 'profiles', [account.id]) : de ? '(leer)' : '(empty)'}`;
  });
  return `${de ? 'Ihr Profil' : 'Your profile'}:\n\n${lines.join('\n')}`;
}

/** Undefined for what is answered elsewhere. */
export const otherAnswer = (
  intent: string,
  account: AccountFound,
  answering: Answering,
): string | undefined =>
  intent === 'profile.description'
    ? profile(account, answering)
    : replies[intent]?.[answering.format.language](account, answering);

/** Whether the answer to it needs no look at the account. */
export const needsNoAccount = (intent: string) =>
  /^(?:app|chat|account|care)\.|^pay\.re|^profile\.(?:edit|how_edit|picture|email_change)$/.test(intent);
