import { expect, it } from 'vitest';
import { minorUnits } from '../src/services/prices.ts';
import { inPGlite } from './tests/database.ts';

it('the page and the database divide each currency into the same smallest units [B15]', async () => {
  const database = await inPGlite();
  const codes = Intl.supportedValuesOf('currency');
  const rows = await database.query<{ code: string; amount: string }>(
    `select code, private.in_units(1000, lower(code))::text as amount from unnest(array['${codes.join("','")}']) code`,
  );
  await database.close();
  expect(rows).toHaveLength(codes.length);
  expect(rows.filter(({ code, amount }) => Number(amount) !== 1000 / minorUnits(code))).toEqual([]);
  // The provider counts these in hundredths, although nobody pays with them.
  expect(['ISK', 'UGX', 'HUF', 'TWD'].map(minorUnits)).toEqual([100, 100, 100, 100]);
});
