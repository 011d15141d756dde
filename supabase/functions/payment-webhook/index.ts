import { Webhook } from 'standardwebhooks';
import { database } from '../_shared/project.ts';
import { projectKey, required } from '../_shared/settings.ts';
import { paymentWebhook } from './handler.ts';

declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const variable = (name: string) => Deno.env.get(name);
const read = (name: string) => required(variable, name);
const call = database({ url: read('SUPABASE_URL'), serviceKey: projectKey(variable, 'secret') });
const secret = new Webhook(read('PAYMENT_WEBHOOK_SECRET'));

Deno.serve(
  paymentWebhook({
    verify: (body, headers) => void secret.verify(body, headers, { jsonParse: false }),
    apply: (event) => call('apply_payment_event', { event }),
    log: (message) => console.warn(message),
  }),
);
