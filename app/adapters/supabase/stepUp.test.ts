import { expect, it } from 'vitest';
import { errorMessages } from '../../../src/services/messages.ts';
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

const ada = { id: 'ada', email: 'ada@example.com' };

it('after the session has expired, the code of a mail signs in the same user [U48]', async () => {
  const { client, asked, ended } = clientThatTakes('new');
  expect(await supabaseStepUp(client).signInAgain(ada, '123456')).toEqual({ ok: true });
  expect(asked).toEqual(['refresh-new']);
  expect(ended).toEqual([]);
});

it('after the session has expired, the code of a mail signs in nobody else, whose session it ends [U48]', async () => {
  const { client, asked, ended } = clientThatTakes('new');
  expect(await supabaseStepUp(client).signInAgain({ ...ada, id: 'alan' }, '123456')).toMatchObject({
    ok: false,
    failure: { reason: 'other', message: errorMessages.anotherAccount },
  });
  expect(asked).toEqual([]);
  expect(ended).toEqual([tokenOf('new')]);
});
