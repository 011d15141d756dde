import type { EmbeddedOptions } from './backend.ts';
import { readBoolean } from './assistant/readBoolean.ts';
import { hourMs } from '../src/services/durations.ts';
import { isProvider, providers, type Provider } from '../src/services/providers.ts';
import { hostedLimits } from './http/limits.ts';
import { hostedReauthenticationAfterMs } from './auth/reauthentication.ts';

/** Whether sign-ins, mails and messages to the assistant are limited, as EMBEDDED_LIMITS says. */
export const hasLimits = ({ EMBEDDED_LIMITS: value }: Readonly<Record<string, string | undefined>>) =>
  readBoolean('EMBEDDED_LIMITS', value, true);

function reauthenticationAfter(value: string | undefined): number {
  if (value === undefined || value.trim() === '') return hostedReauthenticationAfterMs;
  if (value === 'off') return Infinity;
  const hours = Number(value);
  if (Number.isFinite(hours) && hours >= 0) return hours * hourMs;
  throw new Error(
    `EMBEDDED_REAUTHENTICATION_HOURS is '${value}'. Set it to the hours after signing in from which a new password needs a mailed code, such as 24, to 0 for always, or to 'off' for never.`,
  );
}

/** The days that `private.settings` has too. */
export const defaultConversationDays = 90;

function conversationDays(value: string | undefined): number | null {
  if (value === undefined || value.trim() === '') return defaultConversationDays;
  if (value === 'off') return null;
  const days = Number(value);
  if (Number.isInteger(days) && days > 0 && days <= 36_500) return days;
  throw new Error(
    `EMBEDDED_CONVERSATION_DAYS is '${value}'. Set it to the days after which a conversation with the agent is removed, such as ${defaultConversationDays}, or to 'off' to keep them as long as the account.`,
  );
}

function standIns(value = ''): Provider[] {
  const names = value.split(',').flatMap((name) => name.trim() || []);
  const unknown = names.find((name) => !isProvider(name));
  if (unknown !== undefined)
    throw new Error(
      `EMBEDDED_PROVIDERS names '${unknown}'. Set it to ${providers.join(',')} or one of them to try a sign-in with an account there, or remove it.`,
    );
  return names.filter(isProvider);
}

/**
 * Reads the options of the backend of `npm start` and `npm run dev` from the environment. docs/development.md lists
 * them.
 */
export const optionsFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Pick<
  EmbeddedOptions,
  'confirmations' | 'conversationDays' | 'limits' | 'providers' | 'reauthenticationAfterMs'
> => ({
  confirmations: readBoolean('EMBEDDED_CONFIRMATIONS', environment.EMBEDDED_CONFIRMATIONS),
  providers: standIns(environment.EMBEDDED_PROVIDERS),
  conversationDays: conversationDays(environment.EMBEDDED_CONVERSATION_DAYS),
  limits: hasLimits(environment) ? hostedLimits : undefined,
  reauthenticationAfterMs: reauthenticationAfter(environment.EMBEDDED_REAUTHENTICATION_HOURS),
});
