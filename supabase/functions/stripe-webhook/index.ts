import { call, log, setting, stripe, sync } from '../_shared/billing/deno.ts';
import { secretsIn, webhookSecretProblem } from '../_shared/billing/keys.ts';
import { stripeWebhook } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const secrets = setting('STRIPE_WEBHOOK_SECRET');
const problem = webhookSecretProblem(secrets);
if (problem !== undefined) throw new Error(problem);

Deno.serve(stripeWebhook({ secrets: secretsIn(secrets), stripe, sync, call, log }));
