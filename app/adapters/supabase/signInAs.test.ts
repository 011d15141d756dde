import { expect, it } from 'vitest';
import { signInAs } from './signInAs.ts';
import { clientThatTakes, tokenOf } from './adoptSession.fixture.ts';

it('signing in again takes the new session also when the former one is renewed meanwhile [S4]', async () => {
  const { client, asked } = clientThatTakes('former', 'new');
  expect(await signInAs(client, 'ada', 'ada@example.com', 'correct-horse')).toBeNull();
  expect(asked).toEqual(['refresh-new', 'refresh-new']);
});

it('signing in again takes the new session also when the renewal of the former one is refused meanwhile [S4]', async () => {
  const { client, asked } = clientThatTakes('refused', 'new');
  expect(await signInAs(client, 'ada', 'ada@example.com', 'correct-horse')).toBeNull();
  expect(asked).toEqual(['refresh-new', 'refresh-new']);
});

it('signing in again fails, and ends what it began, when the former session stays in place [S4]', async () => {
  const { client, ended } = clientThatTakes('former', 'former');
  expect(await signInAs(client, 'ada', 'ada@example.com', 'correct-horse')).not.toBeNull();
  expect(ended).toEqual([tokenOf('new')]);
});
