/** How old or how far ahead a signed body may be, in seconds: the provider's own recommendation. */
const toleranceSeconds = 300;

export interface SignedBody {
  /** The body, letter for letter. Parsing and writing it again would make it another one. */
  body: string;
  /** The header `stripe-signature`: `t=<seconds>,v1=<hex>`, with several `v1` while a secret is being replaced. */
  header: string;
  /** More than one while a secret is being replaced. */
  secrets: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

const bytes = (text: string) => new TextEncoder().encode(text);

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\da-f]{64}$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Why the provider did not sign this body just now; undefined when it did. */
export async function signatureProblem(signed: SignedBody): Promise<string | undefined> {
  const parts = signed.header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value);
  const [at] = valuesOf('t');
  const given = valuesOf('v1').map(fromHex);
  if (at === undefined || !/^\d{1,12}$/.test(at) || given.length === 0)
    return 'there is no signature, or none of this version';

  const payload = bytes(`${at}.${signed.body}`);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  let fits = false;
  for (const secret of signed.secrets) {
    const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['verify']);
    // `verify` takes the same time wherever the first difference is.
    for (const signature of given)
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, payload))) fits = true;
  }
  if (!fits) return 'the signature is not one of ours for this body';
  const distance = Math.abs(signed.now / 1000 - Number(at));
  return distance > toleranceSeconds ? `it was signed ${Math.round(distance)} s from now` : undefined;
}
