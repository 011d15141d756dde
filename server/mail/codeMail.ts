import { mailHtml, mails } from '../../supabase/templates/mails.ts';

/** A mail as the server writes it. */
export interface Draft {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

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
