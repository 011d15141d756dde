/** What a token says of its session, such as its `session_id`; nothing when it cannot be read. Its signature is not checked. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/'));
    // An address or a name may have letters that are more than one byte.
    const bytes = Uint8Array.from(payload, (letter) => letter.charCodeAt(0));
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}
