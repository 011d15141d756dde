// A ticket lets the model of one user's call read as that user. It holds the user's own access token, encrypted: whoever
// carries it cannot read it or use it elsewhere, the database decides what it may see, and it ends with the session.

import { claimsOf } from '../../../src/services/claimsOf.ts';
import { sha256 } from '../../../supabase/functions/_shared/sha256.ts';

/** The name of the ticket's call: what is stored of it opens nothing. */
export const callIdOf = async (ticket: string) =>
  Array.from((await sha256(ticket)).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');

export interface OpenedTicket {
  /** Whose it is. */
  user: string;
  /** The user's access token. */
  token: string;
}

/** A call's greatest length (`maxDurationSeconds` in docs/assistant.json), and five minutes until it begins. */
export const ticketLifetimeMs = 35 * 60_000;

const version = 'v1.';
const ivBytes = 12;
const encoder = new TextEncoder();
const purpose = encoder.encode('parley call ticket');

async function keyOf(secret: string) {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: purpose },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (mark) => ({ '+': '-', '/': '_' })[mark] ?? '');
const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replace(/[-_]/g, (mark) => (mark === '-' ? '+' : '/'))), (character) =>
    character.charCodeAt(0),
  );

/** When this access token was made and when it ends, in ms; undefined where it does not say. Nothing is verified here. */
function timesOf(token: string) {
  const { iat, exp } = claimsOf(token);
  return typeof iat === 'number' && typeof exp === 'number'
    ? { from: iat * 1000, until: exp * 1000 }
    : undefined;
}

export function callTickets(secret: string, now: () => number = Date.now) {
  const key = keyOf(secret);
  return {
    /** Undefined when the token ends within the call and a newer one could be had, so that the page renews its session. */
    async issue({ user, token }: OpenedTicket): Promise<{ ticket: string; expiresAt: string } | undefined> {
      const times = timesOf(token);
      const wanted = now() + ticketLifetimeMs;
      if (times && times.until < wanted && now() - times.from > 60_000) return undefined;
      const until = Math.min(wanted, times?.until ?? wanted);
      const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
      const plain = encoder.encode(JSON.stringify({ user, token, until }));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: purpose },
        await key,
        plain,
      );
      return {
        ticket: version + toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)])),
        expiresAt: new Date(until).toISOString(),
      };
    },
    /** Undefined for what is not a ticket of ours, was changed, or is over. */
    async open(ticket: string): Promise<OpenedTicket | undefined> {
      if (!ticket.startsWith(version) || ticket.length > 8000) return undefined;
      try {
        const bytes = fromBase64(ticket.slice(version.length));
        const plain = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: bytes.slice(0, ivBytes), additionalData: purpose },
          await key,
          bytes.slice(ivBytes),
        );
        const { user, token, until } = JSON.parse(new TextDecoder().decode(plain)) as OpenedTicket & {
          until: number;
        };
        return now() < until ? { user, token } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
