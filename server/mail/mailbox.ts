import { product } from '../../src/services/product.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  sentAt: string;
}

interface Draft {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

export interface Mailbox {
  /** Newest first. */
  readonly mails: readonly Mail[];
  /** `redirect`: where its link leads in the end, which the server ignores. */
  deliver(draft: Draft, redirect?: string): void;
  /**
   * Sends the last confirmation to `address` again; at most once a minute, as hosted. 'gone': it is not here any more, or
   * never was.
   */
  repeatConfirmation(address: string): 'sent' | 'too-early' | 'gone';
}

const kept = 200;
const pause = 60_000;

export function mailbox(onMail: (mail: Mail) => void): Mailbox {
  const mails: Mail[] = [];
  const add = (mail: Mail) => {
    mails.unshift(mail);
    mails.splice(kept);
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
      const signed = html.replace('Powered by Supabase Lite', `Sent by ${product}`);
      add({ to, subject, text: lead(text), html: lead(signed), sentAt });
    },
    repeatConfirmation(address) {
      const last = mails.find(
        (mail) => mail.to === address.toLowerCase() && mail.text.includes('type=signup'),
      );
      if (!last) return 'gone';
      if (Date.now() - Date.parse(last.sentAt) < pause) return 'too-early';
      add({ ...last, sentAt: new Date().toISOString() });
      return 'sent';
    },
  };
}
