/** Why a request was not done. `message` may be shown to the user, and is translated there; `code` is what the page decides by. */
export const refusals = {
  origin: [403, 'origin', 'This page may not ask.'],
  path: [404, 'path', 'There is no such request.'],
  session: [401, 'bad_jwt', 'Sign in again to go on.'],
  'sign-in': [403, 'reauthentication_needed', 'Sign in again first.'],
  request: [400, 'request', 'Choose a plan, and whether to pay by the month or by the year.'],
  'too-large': [413, 'request', 'The request is too large.'],
  'too-slow': [408, 'request', 'The request took too long to arrive.'],
  'broken-off': [400, 'request', 'The request broke off.'],
  'too-many': [429, 'too-many', 'That was too often. Wait a moment and try again.'],
  customer: [404, 'customer', 'There is nothing to manage yet: nothing was bought.'],
  subscription: [404, 'subscription', 'There is no subscription that could be changed.'],
  subscribed: [
    409,
    'subscribed',
    'There is a subscription already. Change it instead of buying another one.',
  ],
  elsewhere: [
    409,
    'elsewhere',
    'A checkout was opened in another window just now. Go on there, or try again.',
  ],
  'being-paid': [
    409,
    'being-paid',
    'A plan is being paid for in another window just now. Wait until that is done, and try again.',
  ],
  'other-account': [
    409,
    'other-account',
    'Your plan belongs to another account at the payment provider. Nothing was changed or charged. The operator of this app has to look into it.',
  ],
  price: [503, 'price', 'This plan cannot be bought at the moment.'],
  provider: [
    502,
    'provider',
    'The payment provider could not be reached. Nothing was charged. Try again in a moment.',
  ],
} as const satisfies Readonly<Record<string, readonly [status: number, code: string, message: string]>>;

export type Refusal = keyof typeof refusals;

/** Ends a request with a refusal. */
export class Refused extends Error {
  override name = 'Refused';
  readonly why: Refusal;
  constructor(why: Refusal) {
    super(why);
    this.why = why;
  }
}

export function refuse(why: Refusal): never {
  throw new Refused(why);
}

export function refusal(why: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  const [status, code, message] = refusals[why];
  return Response.json({ code, message }, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
