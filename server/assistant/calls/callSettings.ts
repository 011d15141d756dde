export interface CallSettings {
  /** What the provider sends as `Authorization: Bearer`, so that nobody else asks. ASSISTANT_CALL_KEY. */
  key: string;
  /** Encrypts the tickets. The provider does not know it. ASSISTANT_TICKET_SECRET. */
  ticketSecret: string;
}

const shortest = 32;

/**
 * Whether the models of calls may ask here; undefined where neither variable is set. Throws an error that says what to do,
 * and never repeats a secret.
 */
export function callsFromEnvironment(read: (name: string) => string | undefined): CallSettings | undefined {
  const names = ['ASSISTANT_CALL_KEY', 'ASSISTANT_TICKET_SECRET'] as const;
  const [key = '', ticketSecret = ''] = names.map((name) => read(name)?.trim() ?? '');
  if (!key && !ticketSecret) return undefined;
  if (!key || !ticketSecret) {
    const [missing, other] = key ? names.toReversed() : names;
    throw new Error(
      `${missing} is missing: to answer calls, the assistant needs both it and ${other}. Make one with openssl rand -hex 32, or remove ${other} if no calls are to be answered.`,
    );
  }
  const short = key.length < shortest ? names[0] : ticketSecret.length < shortest ? names[1] : undefined;
  if (short)
    throw new Error(
      `${short} is too short to be safe: it needs at least ${shortest} characters. Make one with: openssl rand -hex 32.`,
    );
  if (key === ticketSecret)
    throw new Error(
      `${names.join(' and ')} are the same. The provider of calls knows the first one, and could open tickets with it: make another one with openssl rand -hex 32.`,
    );
  return { key, ticketSecret };
}
