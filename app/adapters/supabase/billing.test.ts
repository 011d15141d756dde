import { expect, it } from 'vitest';
import { supabaseBilling } from './billing.ts';
import { supabaseClient } from './client.ts';
import { memoryStorage } from './storage.ts';

/** The port over a function `billing` that gives this answer. */
const answered = (answer: object) =>
  supabaseBilling(
    supabaseClient({
      url: 'https://p.example.com',
      key: 'sb_publishable_test',
      storage: memoryStorage(),
      autoRefresh: false,
      retry: false,
      fetch: async () => Response.json(answer),
    }),
  );

it('tells a change that the provider has made and nobody has stored yet as late, and never as failed [B29]', async () => {
  expect(await answered({ outcome: 'late' }).cancel()).toEqual({ ok: true, value: 'late' });
  expect(await answered({ outcome: 'late' }).resume()).toEqual({ ok: true, value: 'late' });
  expect(await answered({ outcome: 'superseded' }).cancel()).toEqual({ ok: true, value: 'stored' });
  expect(await answered({}).cancel()).toMatchObject({ ok: false });
});

it('reads discount, tax and credit of a preview, and none of a function that tells none [B30]', async () => {
  const preview = { due: 4120, currency: 'usd', lines: [{ amount: 5000, description: 'Pro' }], next: null };
  const choice = { plan: 'pro', interval: 'month' } as const;
  const adjustments = [
    { kind: 'discount', amount: -1500 },
    { kind: 'tax', amount: 620 },
  ];
  const told = [...adjustments, { kind: 'gift', amount: 1 }, { kind: 'credit' }, null];
  expect(await answered({ ...preview, adjustments: told }).preview(choice)).toMatchObject({
    ok: true,
    value: { ...preview, adjustments },
  });
  expect(await answered(preview).preview(choice)).toMatchObject({ ok: true, value: { adjustments: [] } });
});
