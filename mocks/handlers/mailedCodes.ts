/** Milliseconds that have to pass between two mails to one person, as at a hosted project. */
const pauseMs = 60_000;
const hourMs = 3_600_000;

/** What stands in the `nth` mail with a code, so that a story can type it. */
export const mailedCode = (number = 1) => String(482_913 + number);

/** The codes for new passwords, of which the newest of a user is good, once and for a while. */
export function mailedCodes(lifetimeMs = hourMs) {
  const sent = new Map<string, { code: string; at: number; isUsed?: boolean }>();
  let count = 0;

  return {
    /** Resolves what is to be waited for before the next one, in whole seconds: 0 when it was sent. */
    send(user: string) {
      const before = sent.get(user);
      const wait = before ? Math.ceil((before.at + pauseMs - Date.now()) / 1000) : 0;
      if (wait > 0) return wait;
      sent.set(user, { code: mailedCode(++count), at: Date.now() });
      return 0;
    },
    newest: (user: string) => sent.get(user)?.code,
    /** Whether it is right, which uses it up. */
    accept(user: string, code: unknown) {
      const found = sent.get(user);
      if (!found || found.isUsed || found.code !== code || Date.now() - found.at >= lifetimeMs) return false;
      found.isUsed = true;
      return true;
    },
  };
}
