import { expect, it } from 'vitest';
import { clientThatTakes, tokenOf } from './adoptSession.fixture.ts';
import { supabaseStepUp } from './stepUp.ts';

it('the former session ends only once the new one has taken its place [U13]', async () => {
  const { client, asked, ended } = clientThatTakes('former', 'new');
  expect(await supabaseStepUp(client).enterPassword('correct-horse')).toEqual({ ok: true });
  expect(asked).toEqual(['refresh-new', 'refresh-new']);
  expect(ended).toEqual([tokenOf('former')]);
});

it.each(['unreached', 'former'])(
  'a new session that could not take the place is ended, and the former one goes on: %s [U13]',
  async (answer) => {
    const { client, ended } = clientThatTakes(answer, answer);
    expect(await supabaseStepUp(client).enterPassword('correct-horse')).toMatchObject({ ok: false });
    expect(ended).toEqual([tokenOf('new')]);
  },
);
