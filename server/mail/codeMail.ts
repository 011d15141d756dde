import { mailHtml, mails } from '../../supabase/templates/mails.ts';

/** A mail as the server writes it. */
export interface Draft {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** The text that @supabase/lite writes when a new password needs a code. It has no template for this mail alone. */
const written = /^Enter this code to continue: (\d+)$/;

/**
 * Replaces the text of a mail with a code by the template of hosted projects (supabase/templates). Other mails stay
 * as they are.
 */
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
