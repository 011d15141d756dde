import { expect, it } from 'vitest';
import { monthsPaid as shown } from '../../src/services/prices.ts';
import { monthsPaid as sold } from '../../supabase/functions/_shared/billing/prices.ts';

it('a year costs as many months on the page as it is sold for [B14]', () => {
  expect(shown).toEqual(sold);
});
