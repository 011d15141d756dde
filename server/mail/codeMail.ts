import { mailHtml, mails } from '../../supabase/templates/mails.ts';
import type { Draft } from '../database/databaseApp.ts';

/** What @supabase/lite writes when a new password needs a code; of this mail alone it takes no template. */
const written = /^Enter this code to continue: (\d+)$/;

/** The mail with a code as a hosted project sends it, from supabase/templates. Any other mail as it is. */
export function withCodeMail(draft: Draft): Draft {
  const [, code] = written.exec(draft.text ?? '') ?? [];
  const { reauthentication: mail } = mails;
  if (code === undefined || mail === undefined) return draft;
  const fill = (template: string) => template.replaceAll('{{ .Token }}', code);
  return {
    to: draft.to,
    subject: fill(mail.subject),
    text: `${fill(mail.text)}\n\n${mail.otherwise}`,
    html: fill(mailHtml(mail)),
  };
}
