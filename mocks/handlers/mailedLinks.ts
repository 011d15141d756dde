import { randomId } from '../../src/services/randomId.ts';
import type { LinkPurpose } from '../../src/services/auth.ts';
import type { Persona } from '../personas.ts';
import { mailedCode, mailPauseMs } from './mailedCodes.ts';

/** What the browsers of stories keep for the links that they have asked for. */
export const storyVerifier = 'what-the-browser-of-a-story-keeps-for-its-links';

/** The code that the link of a mail to this persona brings, in stories that begin when it is opened. */
export const storyLinkCode = ({ id }: Pick<Persona, 'id'>) => `link-of-${id}`;
const storyLink = /^link-of-(.+)$/;
export const isStoryLinkCode = (code: string) => storyLink.test(code);

interface MailedLink {
  user: string;
  email: string;
  purpose: LinkPurpose;
  digits: string;
  /** The challenge of the browser that asked; '' without one. */
  challenge: string;
  returnTo: string;
  /** The code that the link has brought. */
  code?: string;
  isUsed?: boolean;
}

async function challengeOf(verifier: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** The mails with a link and a code. Only the newest one of a purpose works, once: by its link or by its digits. [U3, U4] */
export function mailedLinks() {
  const sent: MailedLink[] = [];
  const usedStoryLinks = new Set<string>();
  /** When a mail to an address was wanted last. */
  const wanted = new Map<string, number>();
  let count = 0;

  const newest = (email: string, purpose?: LinkPurpose) =>
    sent.findLast((mail) => mail.email === email && (purpose === undefined || mail.purpose === purpose));

  return {
    /** A mail to this address, known or not, is wanted. Returns 0, or how many whole seconds to wait until there can be one. */
    wait(email: string) {
      const seconds = Math.ceil(((wanted.get(email) ?? -Infinity) + mailPauseMs - Date.now()) / 1000);
      if (seconds > 0) return seconds;
      wanted.set(email, Date.now());
      return 0;
    },
    send(mail: Omit<MailedLink, 'digits'>) {
      sent.push({ ...mail, digits: mailedCode(++count) });
    },
    digits: (email: string) => newest(email)?.digits ?? '',
    /** Opens the link of the newest mail. Returns the address to which it leads. */
    open(email: string) {
      const mail = newest(email);
      if (!mail) throw new Error(`${email} was sent no link.`);
      const address = new URL(mail.returnTo);
      if (mail.isUsed) {
        address.searchParams.set('error', 'access_denied');
        address.searchParams.set('error_code', 'otp_expired');
      } else {
        mail.isUsed = true;
        mail.code = randomId();
        address.searchParams.set('code', mail.code);
      }
      return { address: address.href, user: mail.user };
    },
    /** The id of the user whose mail has these digits. They are used up. */
    accept(email: string, digits: unknown, purpose: unknown) {
      const mail = newest(email, purpose as LinkPurpose);
      if (!mail || mail.isUsed || mail.digits !== digits) return undefined;
      mail.isUsed = true;
      return mail.user;
    },
    /** The id of the user whose link has brought this code, if the verifier is that of the browser that asked; else why not. */
    async redeem(code: unknown, verifier: unknown): Promise<{ user: string } | { error: string }> {
      const [, storyUser] = storyLink.exec(String(code)) ?? [];
      if (storyUser !== undefined) {
        if (usedStoryLinks.has(storyUser)) return { error: 'flow_state_not_found' };
        if (verifier !== storyVerifier) return { error: 'bad_code_verifier' };
        usedStoryLinks.add(storyUser);
        return { user: storyUser };
      }
      const mail = sent.find((each) => each.code !== undefined && each.code === code);
      if (!mail) return { error: 'flow_state_not_found' };
      if (mail.challenge !== (await challengeOf(String(verifier)))) return { error: 'bad_code_verifier' };
      delete mail.code;
      return { user: mail.user };
    },
  };
}
