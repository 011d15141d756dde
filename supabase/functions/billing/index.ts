import {
  call,
  isLive,
  log,
  serviceKey,
  setting,
  stripe,
  sync,
  url,
  variable,
} from '../_shared/billing/deno.ts';
import { sessionOfToken } from '../_shared/session.ts';
import { projectKey } from '../_shared/settings.ts';
import { billingFunction } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve(
  billingFunction({
    stripe,
    isLive,
    sync,
    call,
    log,
    hasTax: variable('STRIPE_TAX') === 'true',
    origins: setting('APP_ORIGINS').split(/[\s,]+/),
    sessionOf: sessionOfToken({ url, key: projectKey(variable, 'publishable') }),
    serviceKey,
    perMinute: Number(variable('BILLING_REQUESTS_PER_MINUTE') ?? '') || 30,
  }),
);
