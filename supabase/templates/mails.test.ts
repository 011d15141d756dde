import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goTemplate } from '../../server/mail/goTemplate.ts';
import { accountDeleted, mails } from './mails.ts';

const config = readFileSync('supabase/config.toml', 'utf8');
const languages = globSync('translations/*.json').map((file) => basename(file, '.json'));
const wordsOf = (language: string) =>
  JSON.parse(readFileSync(`translations/mails/${language}.json`, 'utf8')) as Record<
    string,
    Record<string, string>
  >;

const values = {
  ConfirmationURL:
    'https://app.test/auth/v1/verify?token=ab12&type=signup&redirect_to=https%3A%2F%2Fapp.test',
  Email: 'ada+mail@example.com',
  NewEmail: 'countess@example.com',
  Token: '302519',
};
const hosted = Object.entries(mails);
const all = [...hosted, ['account_deleted', accountDeleted] as const];

/** The mail as somebody gets it whose metadata say this. */
const filled = ({ subject, html, text }: (typeof all)[number][1], language: unknown) => {
  const data = { ...values, Data: { language } };
  return {
    subject: goTemplate('subject', subject, 'text')(data),
    html: goTemplate('html', html, 'html')(data),
    text: goTemplate('text', text, 'text')(data),
  };
};

describe.each(hosted)('the mail %s [C1]', (name, mail) => {
  it('is what its file holds: `npm run test:backend -- supabase/templates -u` writes it', async () => {
    await expect(mail.html).toMatchFileSnapshot(`./${name}.html`);
  });

  it('has its subject and its file in config.toml', () => {
    const kind = name === 'password_changed' ? 'notification' : 'template';
    const section = config.split(`[auth.email.${kind}.${name}]\n`)[1]?.split('\n\n')[0];
    // A literal text of TOML, which knows no escapes.
    expect(mail.subject).not.toMatch(/['\n]/);
    expect(section).toContain(`subject = '${mail.subject}'`);
    expect(section).toContain(`content_path = "./supabase/templates/${name}.html"`);
  });

  it('loads nothing, and has the code where the app takes one', () => {
    expect(mail.html).not.toMatch(/<(?:img|script|link|style|iframe)|url\(|src=/);
    // Where the app takes a code, the mail has to show it. [U4]
    expect(mail.html.includes('{{ .Token }}')).toBe(
      ['confirmation', 'recovery', 'reauthentication'].includes(name),
    );
    // The mails do not know the address of support.
    expect(mail.html).not.toMatch(/write to/i);
  });

  it('only compares what the metadata say, as a text, and never prints it [W10]', () => {
    for (const template of [mail.subject, mail.html, mail.text])
      expect(template.replaceAll(/if eq \(print \.Data\.language\) "[a-z]{2,3}"/g, '')).not.toContain(
        '.Data',
      );
  });

  it('is small enough for the auth server, and its subject for one line of a mail [W10]', () => {
    expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
    for (const language of languages) expect(filled(mail, language).subject.length).toBeLessThanOrEqual(78);
  });
});

describe.each(languages)('in %s', (language) => {
  const words = wordsOf(language);

  it.each(all)('the mail %s has its subject, its text and its language [W10]', (name, mail) => {
    const { subject, html, text } = filled(mail, language);
    // Up to the first value, because what comes after it may be isolated.
    const begins = (key: string) =>
      (words[name]?.[key] ?? 'missing').replaceAll('{product}', 'Parley').split('{')[0]!;
    expect(subject).toContain(begins('subject'));
    expect(subject).not.toMatch(/[{}\n]/);
    for (const part of [html, text]) {
      expect(part).toContain(begins('text'));
      expect(part).not.toMatch(/[{}]/);
    }
    const direction = language === 'ar' ? ' dir="rtl"' : '';
    expect(html).toContain(`<html lang="${language}"${direction}>`);
    // Mail programs put what is inside the body into a page of their own.
    expect(html).toContain(`lang="${language}"${direction} style=`);
    expect(html).toContain(
      `<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25">${begins('heading')}`,
    );
  });

  it.each(all)(
    'the mail %s holds the link and the code, in HTML and as plain text [W10]',
    (name, { html, text }) => {
      const mail = filled({ subject: '', html, text }, language);
      const asked = mails[name as keyof typeof mails] ?? accountDeleted;
      const hasLink = asked.html.includes('.ConfirmationURL');
      expect(mail.html.match(/href="[^"]*"/g) ?? []).toEqual(
        hasLink ? [`href="${values.ConfirmationURL.replaceAll('&', '&amp;')}"`] : [],
      );
      expect(mail.text.split('\n').filter((line) => line.startsWith('http'))).toEqual(
        hasLink ? [values.ConfirmationURL] : [],
      );
      const hasCode = asked.html.includes('.Token');
      expect([mail.html.includes(values.Token), mail.text.includes(values.Token)]).toEqual([
        hasCode,
        hasCode,
      ]);
      const hasAddress = asked.html.includes('.Email');
      expect([mail.html.includes('ada&#43;mail@example.com'), mail.text.includes(values.Email)]).toEqual([
        hasAddress,
        hasAddress,
      ]);
    },
  );
});

it.each(all)(
  'the Arabic mail %s keeps codes, addresses and links together in their direction [W10]',
  (_name, mail) => {
    const { html, text } = filled(mail, 'ar');
    const bare = html.replaceAll(/<bdi dir="ltr">[^<]*<\/bdi>|href="[^"]*"/g, '');
    expect(bare).not.toMatch(/302519|example\.com|https:/);
    expect(text.replaceAll(/\u2066[^\u2066\u2069]*\u2069|^https.*$/gm, '')).not.toMatch(
      /302519|example\.com|https:/,
    );
    expect(filled(mail, 'en').html).not.toContain('bdi');
  },
);

it.each([
  ['an unknown language', 'tlh'],
  ['no language', undefined],
  ['null', null],
  ['a number', 5],
  ['a list', ['de']],
  ['an object', { language: 'de' }],
  ['another spelling', 'DE'],
  ['an attack', 'de" }}<script>ran()</script>{{ .Token }}'],
])('%s in the metadata makes an English mail, and shows nowhere [W10]', (_name, language) => {
  for (const [, mail] of all) expect(filled(mail, language)).toEqual(filled(mail, 'en'));
});
