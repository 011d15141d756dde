import { expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson } from '../auth/people.fixture.ts';
import { userQuotaGuard, type userQuota } from './userQuota.ts';

async function open(quota: typeof userQuota) {
  const backend = await createEmbeddedBackend({ userQuota: quota });
  onTestFinished(() => backend.close());
  const ada = await signUpPerson(backend);
  const headers = { authorization: `Bearer ${ada.token}` };
  const send = (name: string, kilobytes = 1) =>
    sendRequest(backend, 'POST', `/storage/v1/object/avatars/${ada.id}/${name}.png`, {
      body: new Uint8Array(kilobytes * 1024),
      headers: { ...headers, 'content-type': 'image/png' },
    });
  /** The names of Ada's pictures that are listed and can be read. */
  const kept = async () => {
    const { data } = await ada.client.storage.from('avatars').list(ada.id);
    const names = (data ?? []).map(({ name }) => name.replace('.png', ''));
    for (const name of names)
      expect(
        (await sendRequest(backend, 'GET', `/storage/v1/object/public/avatars/${ada.id}/${name}.png`)).status,
      ).toBe(200);
    return names.toSorted().join(' ');
  };
  return { backend, ada, headers, send, kept };
}

it('an account keeps only so many pictures: the oldest make room for a new one [P2]', async () => {
  const { backend, ada, send, kept } = await open({ pictures: 2, bytes: Infinity });
  for (const name of ['a', 'b', 'c']) expect((await send(name)).status).toBe(200);
  expect(await kept()).toBe('b c');
  const { status } = await sendRequest(backend, 'GET', `/storage/v1/object/public/avatars/${ada.id}/a.png`);
  expect(status).toBe(400);
});

it('an account keeps only so many bytes of pictures, and the newest picture in any case [P2]', async () => {
  const { send, kept } = await open({ pictures: 10, bytes: 3 * 1024 });
  for (const name of ['a', 'b', 'c', 'd']) await send(name);
  expect(await kept()).toBe('b c d');
  await send('large', 4);
  expect(await kept()).toBe('large');
});

it('the picture of the profile is not removed to make room, however old it is [P2, E4]', async () => {
  const { ada, send, kept } = await open({ pictures: 2, bytes: Infinity });
  await send('a');
  await ada.client
    .from('profiles')
    .update({ avatar_url: `${ada.id}/a.png` })
    .eq('id', ada.id);
  for (const name of ['b', 'c', 'd']) await send(name);
  expect(await kept()).toBe('a d');
});

it('copies, moves and signed links are no way around the quota of an account [P2]', async () => {
  const { backend, ada, headers, send, kept } = await open({ pictures: 2, bytes: Infinity });
  await send('a');
  for (const name of ['b', 'c', 'd'])
    await sendRequest(backend, 'POST', '/storage/v1/object/copy', {
      body: JSON.stringify({
        bucketId: 'avatars',
        sourceKey: `${ada.id}/a.png`,
        destinationKey: `${ada.id}/${name}.png`,
      }),
      headers,
    });
  const copies = await kept();
  expect(copies.split(' ')).toHaveLength(2);
  for (const name of ['e', 'f']) {
    const path = `/storage/v1/object/upload/sign/avatars/${ada.id}/${name}.png`;
    const signed = await sendRequest(backend, 'POST', path, { body: '{}', headers });
    await sendRequest(backend, 'PUT', signed.json.signedUrl, {
      body: 'x',
      headers: { 'content-type': 'image/png' },
    });
  }
  expect(await kept()).toBe('e f');
});

it('one account’s pictures are not removed for another’s [P2]', async () => {
  const { backend, send, kept } = await open({ pictures: 1, bytes: Infinity });
  await send('a');
  const bob = await signUpPerson(backend);
  for (const name of ['a', 'b'])
    await bob.client.storage
      .from('avatars')
      .upload(`${bob.id}/${name}.png`, 'x', { contentType: 'image/png' });
  expect(await kept()).toBe('a');
});

it('a picture that was stored is answered as stored, also where old ones could not be removed [P2, E4]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const broken = { query: () => Promise.reject(new Error('The disk is full.')), removeFiles: async () => {} };
  const answer = await userQuotaGuard(broken)(
    new Request('http://localhost/storage/v1/object/avatars/u1/a.png', { method: 'POST' }),
    undefined,
    async () => Response.json({ Key: 'avatars/u1/a.png' }),
  );
  expect(await answer.json()).toEqual({ Key: 'avatars/u1/a.png' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    'Old pictures could not be removed: Error: The disk is full.',
  );
});
