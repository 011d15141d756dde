// The folder server/mail: mails are not sent, but shown at /_local/mail. This file keeps them.

import { withMark } from '../auth/pkce.ts';
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
  deliver(draft: Draft, redirect?: string): void;
  /**
   * Sends the last confirmation mail to `address` again, at most once a minute, as a hosted project does. 'gone'
   * means that the mail is no longer in the mailbox, or never was. `isMarked`: whether this time only the browser that asks
   * can use the link.
   */
  repeatConfirmation(address: string, isMarked: boolean): 'sent' | 'too-early' | 'gone';
}

const maximumMails = 200;
const repeatPauseMs = 60_000;

export function mailbox(onMail: (mail: Mail) => void): Mailbox {
  const mails: Mail[] = [];
  const add = (mail: Mail) => {
    mails.unshift(mail);
    mails.splice(maximumMails);
    onMail(mail);
  };
  return {
    mails,
    deliver({ to, subject, text = '', html = '' }, redirect) {
      const lead = (part: string) =>
        redirect
          ? part.replace(/redirect_to=[^"&\s<]+/g, `redirect_to=${encodeURIComponent(redirect)}`)
          : part;
      const sentAt = new Date().toISOString();
      add({ to, subject, text: lead(text), html: lead(html), sentAt });
    },
    repeatConfirmation(address, isMarked) {
      const last = mails.find(
        (mail) => mail.to === address.toLowerCase() && mail.text.includes('type=signup'),
      );
      if (!last) return 'gone';
      if (Date.now() - Date.parse(last.sentAt) < repeatPauseMs) return 'too-early';
      // Whoever asks without a challenge takes no mark away.
      add({ ...(isMarked ? withMark(last, true) : last), sentAt: new Date().toISOString() });
      return 'sent';
    },
  };
}
