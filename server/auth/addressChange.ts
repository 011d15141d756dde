import { askerOf, refuse, textOf, type FactorContext } from './factorContext.ts';
import { setsEmail } from './sessions.ts';

/**
 * Refuses another address for the account of whoever asks, which the app does not offer. @supabase/lite would mail a link to the
 * present address alone, and confirm the new one by it: anybody could take an address that has no account yet. Undefined when the
 * request may go on, also when it repeats the present address. [R4]
 */
export async function refusedAddressChange(
  request: Request,
  requestBody: ArrayBuffer | undefined,
  context: FactorContext,
): Promise<Response | undefined> {
  if (!setsEmail(request, requestBody)) return undefined;
  const asker = await askerOf(request, context);
  if (asker instanceof Response) return asker;
  const { email } = JSON.parse(new TextDecoder().decode(requestBody)) as { email?: unknown };
  if (textOf(email).toLowerCase() === asker.email.toLowerCase()) return undefined;
  return refuse(
    422,
    'validation_failed',
    'The email address of an account cannot be changed here. Send the request without email, or sign up with the new address.',
  );
}
