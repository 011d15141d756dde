import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The alphabet of base 32 (RFC 4648), in which authenticator apps take keys. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How long one code is shown, in ms. */
const stepMs = 30_000;
const digits = 6;

/** A new key of 160 bits, as RFC 4226 advises. Twenty bytes fill the letters of base 32, so that nothing is padded. */
export function newKey(): string {
  const bits = [...randomBytes(20)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.replace(/.{5}/g, (five) => alphabet.charAt(Number.parseInt(five, 2)));
}

function bytesOf(key: string) {
  const bits = Array.from(key, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** The code of one step: RFC 6238 with SHA-1, six digits and thirty seconds, which every authenticator app knows. */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The number of the step at a time in ms since the epoch. */
export const stepAt = (timeMs: number) => Math.floor(timeMs / stepMs);

/** The step that a code belongs to. Clocks differ, so the steps before and after the present one count too. */
export function matchingStep(key: string, code: string, nowMs = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const given = Buffer.from(code);
  const now = stepAt(nowMs);
  return [now, now - 1, now + 1].find((step) => timingSafeEqual(Buffer.from(codeAt(key, step)), given));
}

/** The address that a QR code holds: authenticator apps read the key and its names from it. */
export function keyAddress(key: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?algorithm=SHA1&digits=${digits}&issuer=${encodeURIComponent(issuer)}&period=${stepMs / 1000}&secret=${key}`;
}
