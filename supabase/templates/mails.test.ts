import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mailHtml, mails } from './mails.ts';

const config = readFileSync('supabase/config.toml', 'utf8');

/** The variables that the auth server fills in. */
const variables = ['ConfirmationURL', 'Email', 'NewEmail', 'Token'];

describe.each(Object.entries(mails))('the mail %s [C1]', (name, mail) => {
  const html = mailHtml(mail);

  it('is what its file holds: `npm run test:unit -- supabase/templates -u` writes it', async () => {
    await expect(html).toMatchFileSnapshot(`./${name}.html`);
  });

  it('has its subject and its file in config.toml', () => {
    const kind = name === 'password_changed' ? 'notification' : 'template';
    const section = config.split(`[auth.email.${kind}.${name}]\n`)[1]?.split('\n\n')[0];
    expect(section).toContain(`subject = "${mail.subject}"`);
    expect(section).toContain(`content_path = "./supabase/templates/${name}.html"`);
  });

  it('names nothing that the server does not know, and loads nothing', () => {
    const named = [...(html + mail.subject).matchAll(/\{\{ \.(\w+) \}\}/g)].map(([, variable]) => variable);
    expect(named.filter((variable) => !variables.includes(variable ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<(?:img|script|link|style|iframe)|url\(|src=/);
    expect(html.match(/href="[^"]*"/g) ?? []).toEqual(mail.button ? ['href="{{ .ConfirmationURL }}"'] : []);
    expect(html).toContain(mail.otherwise);
    // Where the app takes a code, the mail has to show it. [U4]
    expect(html.includes('{{ .Token }}')).toBe(
      ['confirmation', 'recovery', 'reauthentication'].includes(name),
    );
    // The mails do not know the address of support.
    expect(html).not.toMatch(/write to/i);
  });
});
