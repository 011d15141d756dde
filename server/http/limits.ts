import { idsOf } from '../auth/sessions.ts';

/** A token bucket: `burst` requests at once, then one every `refillMs` milliseconds. */
interface Limit {
  burst: number;
  refillMs: number;
}

export interface RateLimits {
  /** Sign-ins and sign-ups with a password. */
  signIns: Limit;
  /** Renewals of sessions. */
  refreshes: Limit;
  /** Attempts to use links and codes of mails. */
  verifications: Limit;
  /** Mails to all addresses together, which count once they are sent. */
  mails: Limit;
  /** The pause between two mails to the same address, in ms. */
  mailPauseMs: number;
}

const minuteMs = 60_000;

/**
 * The limits of a hosted project with its own mail server. All clients count together, because all have this
 * machine's address.
 */
export const hostedLimits: RateLimits = {
  signIns: { burst: 30, refillMs: (5 * minuteMs) / 30 },
  refreshes: { burst: 150, refillMs: (5 * minuteMs) / 150 },
  verifications: { burst: 30, refillMs: (5 * minuteMs) / 30 },
  mails: { burst: 30, refillMs: (60 * minuteMs) / 30 },
  mailPauseMs: minuteMs,
};

/** A token bucket. `waitMs` is how long the next request has to wait, and `take` counts a request. */
function bucket({ burst, refillMs }: Limit) {
  let free = burst;
  let counted = Date.now();
  function refill() {
    const now = Date.now();
    // If the clock was set back, no room is taken away.
    free = Math.min(burst, free + Math.max(0, now - counted) / refillMs);
    counted = now;
  }
  return {
    waitMs() {
      refill();
      return free >= 1 ? 0 : Math.ceil((1 - free) * refillMs);
    },
    // Nobody waits longer because of what was taken when nothing was left.
    take: () => {
      refill();
      free = Math.max(0, free - 1);
    },
  };
}

function refuse(milliseconds: number, error_code: string, words: (seconds: number) => string) {
  const seconds = Math.ceil(milliseconds / 1000);
  return Response.json(
    { code: 429, error_code, msg: words(seconds) },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );
}

/** What is said when no mail can be sent now, as a hosted project says it. The app repeats it, and has it translated. */
export const mailRefusals = {
  pause: 'For security purposes, you can only request this after {seconds} seconds.',
  limit: 'email rate limit exceeded',
} as const;

/** An account has no longer address than the database's column takes. Longer ones would only fill the memory. */
const maximumAddressLength = 255;

/** Requests that send a mail to the address in their body, if there is one. */
const mailing = /^POST \/auth\/v1\/(recover|resend)$/;

/** Whether the request asks for a code for a new password, which is mailed to the owner of its session. */
export const asksForCode = ({ method, url }: Request) =>
  method === 'GET' && new URL(url).pathname === '/auth/v1/reauthenticate';

/** Whether the request may send a mail. `confirmations`: whether a sign-up does. */
export function maySendMail(request: Request, confirmations: boolean) {
  const { pathname } = new URL(request.url);
  const signsUp = confirmations && pathname === '/auth/v1/signup';
  return signsUp || mailing.test(`${request.method} ${pathname}`) || asksForCode(request);
}

/** Who gets the mail of a request that may send one: an address, or the user who asks for a code. '' when it is nobody's. */
const recipientOf = (request: Request, requestBody: ArrayBuffer | undefined) =>
  asksForCode(request) ? (idsOf(request).user ?? '') : addressOf(requestBody);

function addressOf(requestBody: ArrayBuffer | undefined): string {
  try {
    const { email } = JSON.parse(new TextDecoder().decode(requestBody));
    return typeof email === 'string' && email.length <= maximumAddressLength ? email.toLowerCase() : '';
  } catch {
    return '';
  }
}

/**
 * Refuses requests beyond the limits with 429, as a hosted project does. `confirmations`: whether a sign-up sends a
 * mail. A request for a code comes here once its token was found valid. `countMail` is told of each mail that such a request has
 * sent: requests that send none, with made-up addresses, take no mail from anybody. So those that may send one have to be answered one
 * after the other: asked at the same moment, all of them would find the same last mail free. The counts are in memory, so a restart resets them.
 */
export function rateLimiter(limits: RateLimits, confirmations: boolean) {
  const signIns = bucket(limits.signIns);
  const refreshes = bucket(limits.refreshes);
  const verifications = bucket(limits.verifications);
  const mails = bucket(limits.mails);
  const lastMails = new Map<string, number>();

  function ofRequests(request: Request) {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/auth/v1/verify') return verifications;
    if (pathname === '/auth/v1/signup') return signIns;
    if (pathname !== '/auth/v1/token') return undefined;
    return searchParams.get('grant_type') === 'refresh_token' ? refreshes : signIns;
  }

  const refused = (request: Request, requestBody: ArrayBuffer | undefined): Response | undefined => {
    if (request.method === 'OPTIONS') return undefined;
    const requests = ofRequests(request);
    const wait = requests?.waitMs() ?? 0;
    if (wait > 0) return refuse(wait, 'over_request_rate_limit', () => 'Request rate limit reached');
    requests?.take();

    const address = maySendMail(request, confirmations) ? recipientOf(request, requestBody) : '';
    if (address === '') return undefined;
    const pause = (lastMails.get(address) ?? -Infinity) + limits.mailPauseMs - Date.now();
    if (pause > 0)
      return refuse(pause, 'over_email_send_rate_limit', (seconds) =>
        mailRefusals.pause.replace('{seconds}', String(seconds)),
      );
    const full = mails.waitMs();
    if (full > 0) return refuse(full, 'over_email_send_rate_limit', () => mailRefusals.limit);
    // The first is the oldest. Those whose pause is over need not be remembered.
    for (const [each, at] of lastMails) {
      if (at + limits.mailPauseMs > Date.now()) break;
      lastMails.delete(each);
    }
    lastMails.delete(address);
    lastMails.set(address, Date.now());
    return undefined;
  };
  return { refused, countMail: mails.take };
}
