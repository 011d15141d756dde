import { database } from '../project.ts';
import { projectKey, required } from '../settings.ts';
import { stripeKeyProblem } from './keys.ts';
import { isLiveKey, stripeApi } from './stripeApi.ts';
import { billingSync } from './sync.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

/** What both functions of billing are made of, from the secrets of the project. Throws when one is missing. */
export const variable = (name: string) => Deno.env.get(name);
export const setting = (name: string) => required(variable, name);
export const log = (message: string) => console.warn(message);

const key = setting('STRIPE_SECRET_KEY');
const problem = stripeKeyProblem(key);
if (problem !== undefined) throw new Error(problem);
export const isLive = isLiveKey(key);
export const url = setting('SUPABASE_URL');
export const serviceKey = projectKey(variable, 'secret');
export const call = database({ url, serviceKey });
export const stripe = stripeApi({ key, baseUrl: variable('STRIPE_API_URL') });
export const sync = billingSync({ stripe, isLive, call, log });
