import arabic from '../../translations/mails/ar.json' with { type: 'json' };
import german from '../../translations/mails/de.json' with { type: 'json' };
import { directionOf, type Language, type Translations } from '../../src/services/languages.ts';
import { productName } from '../../src/services/product.ts';
import { mailPage, type MailParts } from './mailPage.ts';
import { words as english } from './mails.words.ts';

type Words = {
  readonly [Mail in keyof typeof english]: { readonly [Key in keyof (typeof english)[Mail]]: string };
};

/** A mail as templates of Go, which the auth server and server/mail/goTemplate.ts fill in. */
export interface MailTemplates {
  subject: string;
  html: string;
  /** For readers of plain text. A hosted project sends the HTML alone. */
  text: string;
}

interface Mail {
  /** Whether it has a link to press. */
  hasLink?: true;
  /** Whether the app takes the mail's code too. Its link works only in the browser that asked for the mail. [U4] */
  hasCode?: true;
  /** The sentence for readers who did not ask for the mail. */
  otherwise: 'ignore' | 'act' | 'deleted';
}

/** Every language that a mail is written in besides English, which stands for all that are not listed. */
const translations: Translations<Words> = { de: german, ar: arabic };

/**
 * A template with a branch for each language. Only compares what the user's metadata say, and never prints it, because users write
 * them. `print` makes a text of it first: `eq` fails for a number or a list, and then no mail is sent at all. [W10]
 */
function inEachLanguage(write: (words: Words, language: Language) => string) {
  const branches = Object.entries(translations).map(
    ([language, words]) =>
      `if eq (print .Data.language) "${language}" }}${write(words, language as Language)}`,
  );
  return `{{ ${branches.join('{{ else ')}{{ else }}${write(english, 'en')}{{ end }}`;
}

/** Fills in a text's `{names}`. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name);

/** What is written from left to right in a text of either direction, such as an address. */
const isolated = (language: Language, value: string, open: string, close: string) =>
  directionOf(language) === 'rtl' ? open + value + close : value;

const valuesFor = (isolate: (value: string) => string) => ({
  product: productName,
  email: isolate('{{ .Email }}'),
  newEmail: isolate('{{ .NewEmail }}'),
  code: isolate('{{ .Token }}'),
});

function templatesOf(
  name: Exclude<keyof Words, 'every_mail'>,
  { hasLink, hasCode, otherwise }: Mail,
): MailTemplates {
  const partsIn = (words: Words, values: ReturnType<typeof valuesFor>): MailParts => {
    const { subject, heading, text, button }: Words['reauthentication'] & { button?: string } = words[name];
    const { address, code, ...others } = words.every_mail;
    return {
      subject: fill(subject, values),
      heading: fill(heading, values),
      text: fill(text, values),
      ...(hasLink && button !== undefined && { button: fill(button, values), address }),
      ...(hasCode && { code }),
      otherwise: others[otherwise],
    };
  };
  return {
    // Of its values only the code is there, whose digits need no isolation.
    subject: inEachLanguage(
      (words) =>
        partsIn(
          words,
          valuesFor((value) => value),
        ).subject,
    ),
    html: `${inEachLanguage((words, language) => {
      const isolate = (value: string) => isolated(language, value, '<bdi dir="ltr">', '</bdi>');
      return mailPage(partsIn(words, valuesFor(isolate)), language, isolate);
    })}\n`,
    text: inEachLanguage((words, language) => {
      // The marks of Unicode around what is written from left to right, LRI and PDI.
      const values = valuesFor((value) => isolated(language, value, '\u2066', '\u2069'));
      const { text, button, code, otherwise: last } = partsIn(words, values);
      // A link stands on a line of its own, because mail programs take what touches it for a part of it.
      const link = button === undefined ? [] : [`${button}:\n{{ .ConfirmationURL }}`];
      return [text, ...link, ...(code === undefined ? [] : [fill(code, values)]), last].join('\n\n');
    }),
  };
}

/** The mails of the auth server, by their names in supabase/config.toml. */
export const mails = {
  confirmation: templatesOf('confirmation', { hasLink: true, hasCode: true, otherwise: 'ignore' }),
  recovery: templatesOf('recovery', { hasLink: true, hasCode: true, otherwise: 'ignore' }),
  email_change: templatesOf('email_change', { hasLink: true, otherwise: 'act' }),
  magic_link: templatesOf('magic_link', { hasLink: true, otherwise: 'ignore' }),
  invite: templatesOf('invite', { hasLink: true, otherwise: 'ignore' }),
  reauthentication: templatesOf('reauthentication', { otherwise: 'act' }),
  password_changed: templatesOf('password_changed', { otherwise: 'act' }),
};

/** What our own server writes to whoever deleted an account. [U37] */
export const accountDeleted = templatesOf('account_deleted', { otherwise: 'deleted' });
