// The folder server/mail: mails are not sent, but shown at /_local/mail. This file keeps them.

import type { Draft } from './authMail.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When it was written, in ISO 8601. */
  sentAt: string;
}

export interface Mailbox {
  /** The mails, newest first. */
  readonly mails: readonly Mail[];
  /** Adds a mail. `redirect`: where its link is to lead in the end, which @supabase/lite leaves out. */
  deliver: (draft: Draft, redirect?: string) => void;
}

const maximumMails = 200;

export function mailbox(onMail: (mail: Mail) => void): Mailbox {
  const mails: Mail[] = [];
  return {
    mails,
    deliver({ to, subject, text = '', html = '' }, redirect) {
      const lead = (part: string) =>
        redirect
          ? part.replace(/redirect_to=[^"&\s<]+/g, `redirect_to=${encodeURIComponent(redirect)}`)
          : part;
      const sentAt = new Date().toISOString();
      const mail = { to, subject, text: lead(text), html: lead(html), sentAt };
      mails.unshift(mail);
      mails.splice(maximumMails);
      onMail(mail);
    },
  };
}
