import type { EmbeddedOptions } from './backend.ts';
import { hostedLimits } from './http/limits.ts';
import { hostedReauthenticationAfterMs } from './auth/reauthentication.ts';

const hourMs = 3_600_000;

function reauthenticationAfter(value: string | undefined): number {
  if (value === undefined || value.trim() === '') return hostedReauthenticationAfterMs;
  if (value === 'off') return Infinity;
  const hours = Number(value);
  if (Number.isFinite(hours) && hours >= 0) return hours * hourMs;
  throw new Error(
    `EMBEDDED_REAUTHENTICATION_HOURS is '${value}'. Set it to the hours after signing in from which a new password needs a mailed code, such as 24, to 0 for always, or to 'off' for never.`,
  );
}

/**
 * Reads the options of the backend of `npm start` and `npm run dev` from the environment. docs/development.md lists
 * them.
 */
export const optionsFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Pick<EmbeddedOptions, 'confirmations' | 'limits' | 'reauthenticationAfterMs'> => ({
  confirmations: environment.EMBEDDED_CONFIRMATIONS === '1',
  limits: environment.EMBEDDED_LIMITS === '0' ? undefined : hostedLimits,
  reauthenticationAfterMs: reauthenticationAfter(environment.EMBEDDED_REAUTHENTICATION_HOURS),
});
