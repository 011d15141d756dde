import { hourMs } from '../../src/services/durations.ts';

/** The pause between two mails to one person, in ms, as at a hosted project. */
export const mailPauseMs = 60_000;

/** The code in the `number`th mail, so that a story can type it. */
export const mailedCode = (number = 1) => String(482_913 + number);

/** The codes for new passwords. Only the newest code of a user is valid, once and for `lifetimeMs`. */
export function mailedCodes(lifetimeMs = hourMs) {
  const sent = new Map<string, { code: string; at: number; isUsed?: boolean }>();
  let count = 0;

  return {
    /** Mails a code. Returns 0, or how many whole seconds to wait when the last mail is too recent. */
    send(user: string) {
      const before = sent.get(user);
      const wait = before ? Math.ceil((before.at + mailPauseMs - Date.now()) / 1000) : 0;
      if (wait > 0) return wait;
      sent.set(user, { code: mailedCode(++count), at: Date.now() });
      return 0;
    },
    newest: (user: string) => sent.get(user)?.code,
    /** Whether the code is right. A right code is used up. */
    accept(user: string, code: unknown) {
      const found = sent.get(user);
      if (!found || found.isUsed || found.code !== code || Date.now() - found.at >= lifetimeMs) return false;
      found.isUsed = true;
      return true;
    },
  };
}
