import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend } from '../backend.ts';
import { browserClient, site } from '../auth/people.fixture.ts';

const password = 'correct-horse';
const languages = [
  {
    language: 'de',
    direction: '',
    confirmation: 'Bestätigen Sie Ihre E-Mail-Adresse für Parley',
    recovery: 'Setzen Sie Ihr Parley-Passwort zurück',
    code: /^\d{6} ist Ihr Parley-Code$/,
    changed: 'Ihr Parley-Passwort wurde geändert',
    deleted: 'Ihr Parley-Konto wurde gelöscht',
  },
  {
    language: 'ar',
    direction: ' dir="rtl"',
    confirmation: 'تأكيد بريدك الإلكتروني في Parley',
    recovery: 'إعادة تعيين كلمة مرورك في Parley',
    code: /^\d{6} هو رمزك في Parley$/,
    changed: 'تم تغيير كلمة مرورك في Parley',
    deleted: 'تم حذف حسابك في Parley',
  },
  {
    language: 'en',
    direction: '',
    confirmation: 'Confirm your email for Parley',
    recovery: 'Reset your Parley password',
    code: /^\d{6} is your Parley code$/,
    changed: 'Your Parley password was changed',
    deleted: 'Your Parley account was deleted',
  },
];

let backend: EmbeddedBackend;
beforeAll(async () => {
  backend = await createEmbeddedBackend({ siteUrl: site, confirmations: true });
});
afterAll(() => backend.close());

let count = 0;
/** Somebody who has signed up with these metadata and not opened the mail yet. */
async function waiting(data: Record<string, unknown>) {
  const email = `mail-${++count}@example.com`;
  const client = browserClient(backend);
  expect((await client.auth.signUp({ email, password, options: { data } })).error).toBeNull();
  const newest = () => {
    const [mail] = backend.mails;
    expect(mail?.to).toBe(email);
    return mail!;
  };
  const confirm = async () => {
    const link = newest().text.match(/^https?:\S+$/m)?.[0] ?? '';
    expect((await backend.fetch(new Request(link))).status).toBe(303);
    const { data: signedIn } = await client.auth.signInWithPassword({ email, password });
    return signedIn.session!;
  };
  return { email, client, newest, confirm };
}

describe.each(languages)('in $language the embedded backend', ({ language, direction, ...subjects }) => {
  const mail = { html: expect.stringContaining(`<html lang="${language}"${direction}>`) };

  it('writes the mails of a hosted project, with their links and codes [W10, C8]', async () => {
    const { email, client, newest, confirm } = await waiting({ language });
    expect(newest()).toMatchObject({ ...mail, subject: subjects.confirmation });
    expect(newest().text).toMatch(/\b\d{6}\b/);
    await confirm();

    await client.auth.resetPasswordForEmail(email);
    expect(newest()).toMatchObject({ ...mail, subject: subjects.recovery });
    const [link] = newest().text.match(/^https?:\S+$/m) ?? [];
    expect(newest().html).toContain(`href="${link?.replaceAll('&', '&amp;')}"`);

    await client.auth.reauthenticate();
    expect(newest()).toMatchObject({ ...mail, subject: expect.stringMatching(subjects.code) });
    const [code] = newest().subject.match(/\d{6}/) ?? [];
    for (const part of [newest().html, newest().text]) expect(part).toContain(code);
  });

  it('writes the mail about a changed password, once and only when it was [W10, U50]', async () => {
    const { email, client, newest, confirm } = await waiting({ language });
    await confirm();
    const before = backend.mails.length;
    expect((await client.auth.updateUser({ password: 'short' })).error).not.toBeNull();
    expect((await client.auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull();
    expect(backend.mails).toHaveLength(before);
    expect((await client.auth.updateUser({ password: 'battery-staple' })).error).toBeNull();
    expect(backend.mails).toHaveLength(before + 1);
    expect(newest()).toMatchObject({
      ...mail,
      subject: subjects.changed,
      text: expect.stringContaining(email),
    });
  });

  it('writes the mail about a deleted account [W10, U37]', async () => {
    const { email, client, newest, confirm } = await waiting({ language });
    const { user } = await confirm();
    expect((await client.rpc('delete_account', { owner: user.id })).data).toBe('deleted');
    expect(newest()).toMatchObject({
      ...mail,
      subject: subjects.deleted,
      text: expect.stringContaining(email),
    });
  });
});

it('a language that is chosen in the account is that of the next mail [W10, C8]', async () => {
  const { email, client, newest, confirm } = await waiting({ language: 'de' });
  const { user } = await confirm();
  const choose = (language: string | null) =>
    client.from('preferences').upsert({ user_id: user.id, language });
  const next = async () => {
    await client.auth.resetPasswordForEmail(email);
    return newest().subject;
  };
  expect((await choose('ar')).error).toBeNull();
  expect(await next()).toBe('إعادة تعيين كلمة مرورك في Parley');
  await choose('en');
  expect(await next()).toBe('Reset your Parley password');
  await choose('de-AT');
  expect(await next()).toBe('Setzen Sie Ihr Parley-Passwort zurück');
});

it.each([5, ['de'], { de: 'de' }, 'tlh', '<script>ran()</script>', 'de\nBcc: eve@example.com'])(
  'metadata that say %j as a language make an English mail, and show nowhere in it [W10]',
  async (language) => {
    const { newest } = await waiting({ language, full_name: '{{ .Token }}' });
    expect(newest().subject).toBe('Confirm your email for Parley');
    expect(newest().html).toContain('<html lang="en">');
    expect(newest().html + newest().text).not.toMatch(/ran\(|Bcc|\{\{/);
  },
);
