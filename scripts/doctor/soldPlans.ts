import { error, ok, warning, type Finding } from './report.ts';

/** Whether what the database tells the page of who sells plans fits what is there: a function that sells them, and what runs. [B8] */
export function soldPlans(mode: unknown, hasFunction: boolean, running: number): Finding {
  const set = (on: boolean) => `update private.settings set sells_plans = ${on}; in the SQL editor.`;
  if (mode === 'stripe' && !hasFunction)
    return error(
      'The page offers plans, and there is no function billing that sells them',
      `supabase functions deploy billing stripe-webhook, or ${set(false)}`,
    );
  if (mode === 'none' && running > 0)
    return hasFunction
      ? warning(
          `Plans are not offered, and subscriptions still run: ${running}`,
          `Their users go on paying, and can cancel on the page Billing. End them at Stripe, or ${set(true)}`,
        )
      : error(
          `Plans are not offered, and nobody can end the subscriptions that still run: ${running}`,
          'supabase functions deploy billing stripe-webhook, or end them at Stripe.',
        );
  if (mode === 'none' && hasFunction)
    return warning('The function billing is there, and the page offers nothing', set(true));
  return ['simulated', 'stripe', 'none'].includes(String(mode))
    ? ok(`Plans: ${String(mode)}`)
    : error('The database does not tell who sells plans', 'Run `supabase db push`.');
}
