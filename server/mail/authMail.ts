import { mails } from '../../supabase/templates/mails.ts';
import { goTemplate, type MailValues } from './goTemplate.ts';

/** A mail as the server writes it. */
export interface Draft {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** How one of our mails is filled in. The templates are read once, so that a wrong one is told at the start. */
export function mailOf(name: string, { subject, html, text }: (typeof mails)[keyof typeof mails]) {
  const fill = {
    subject: goTemplate(`${name} (subject)`, subject, 'text'),
    html: goTemplate(`${name}.html`, html, 'html'),
    text: goTemplate(`${name} (text)`, text, 'text'),
  };
  return (to: string, values: MailValues): Draft => ({
    to,
    subject: fill.subject(values),
    html: fill.html(values),
    text: fill.text(values),
  });
}

const filled = new Map(Object.entries(mails).map(([name, templates]) => [name, mailOf(name, templates)]));

const passedOn = ['Token', 'ConfirmationURL', 'Email', 'NewEmail'] as const;

/**
 * The subjects that @supabase/lite is given. It knows neither the branches of our templates nor tells the user's metadata, so its
 * subject only tells which mail it is and what is to be filled in, each on a line. `fillAuthMail` writes the mail.
 */
export const subjectsForLite = Object.fromEntries(
  (['confirmation', 'recovery', 'magic_link', 'email_change', 'invite'] as const).map((name) => [
    name,
    { subject: [name, ...passedOn.map((value) => `{{ .${value} }}`)].join('\n') },
  ]),
);

/** The text of @supabase/lite when a new password needs a code. This mail alone takes no subject of ours. */
const codeText = /^Enter this code to continue: (\d+)$/;

function readLite({ to, subject, text = '' }: Draft): { name: string; values: MailValues } {
  const [, code] = codeText.exec(text) ?? [];
  if (code !== undefined) return { name: 'reauthentication', values: { Token: code, Email: to } };
  const [name = '', ...values] = subject.split('\n');
  return { name, values: Object.fromEntries(passedOn.map((each, at) => [each, values[at] ?? ''])) };
}

/** The mail of a hosted project in place of what @supabase/lite has written, in the language of its reader's metadata. [W10] */
export async function fillAuthMail(
  written: Draft,
  query: <Row>(sql: string, parameters: unknown[]) => Promise<{ rows: Row[] }>,
): Promise<Draft> {
  const { name, values } = readLite(written);
  const fill = filled.get(name);
  // A mail that @supabase/lite has learned since: better in its words than not at all.
  if (!fill) return written;
  const { rows } = await query<{ data: unknown }>(
    'select raw_user_meta_data as data from auth.users where email = $1',
    [(values.Email ?? written.to).toLowerCase()],
  );
  return fill(written.to, { ...values, Data: rows[0]?.data });
}
