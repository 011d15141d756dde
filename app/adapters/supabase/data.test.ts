import { expect, it } from 'vitest';
import { profileFields } from '../../../src/services/profileFields.ts';
import { supabaseClient } from './client.ts';
import { supabaseData } from './data.ts';
import { memoryStorage } from './storage.ts';

it('a name in the metadata that is too long for the column is cut when the profile is created [C3, E3]', async () => {
  const inserted: unknown[] = [];
  const client = supabaseClient({
    url: 'https://backend.test',
    key: 'k',
    storage: memoryStorage(),
    autoRefresh: false,
    retry: false,
    fetch: async (_input, init) => {
      if (init?.method !== 'POST')
        return Response.json(
          { code: 'PGRST116', message: 'no rows', details: '', hint: null },
          { status: 406 },
        );
      const row: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      inserted.push(row);
      return Response.json(row, { status: 201 });
    },
  });
  const user = { id: 'u1', email: 'ada@example.com', fullName: '🦜'.repeat(500), avatarUrl: '' };
  const loaded = await supabaseData(client).loadProfile(user);
  expect(inserted).toHaveLength(1);
  expect(loaded).toMatchObject({
    ok: true,
    value: { fullName: '🦜'.repeat(profileFields.fullName.maxLength) },
  });
});
