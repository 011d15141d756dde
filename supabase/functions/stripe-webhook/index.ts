import { call, log, setting, stripe, sync } from '../_shared/billing/deno.ts';
import { stripeWebhook } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve(
  stripeWebhook({ secrets: setting('STRIPE_WEBHOOK_SECRET').split(/[\s,]+/), stripe, sync, call, log }),
);
