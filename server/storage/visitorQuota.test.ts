import { expect, it, onTestFinished } from 'vitest';
import { createEmbeddedBackend } from '../backend.ts';
import { sendRequest, signUpPerson } from '../auth/people.fixture.ts';
import { visitorQuota } from './visitorQuota.ts';

const kilobyte = new Uint8Array(1024);

async function open(quota: typeof visitorQuota) {
  const backend = await createEmbeddedBackend({ visitorQuota: quota });
  onTestFinished(() => backend.close());
  let count = 0;
  const send = (address: string, body = kilobyte) =>
    sendRequest(backend, 'POST', `/storage/v1/object/avatars/${encodeURIComponent(address)}/${++count}.png`, {
      body,
      headers: { 'content-type': 'image/png' },
    });
  const statuses = async (...sent: ReturnType<typeof send>[]) =>
    (await Promise.all(sent)).map(({ status }) => status).toSorted((a, b) => a - b);
  return { backend, send, statuses };
}

const plenty = { pictures: 1000, bytes: 2 ** 30 };

it('visitors may store only so many pictures below one address, also when all come at once [P2]', async () => {
  const { send, statuses } = await open({ perAddress: { ...plenty, pictures: 2 }, inAll: plenty });
  expect(await statuses(send('a@example.com'), send('a@example.com'), send('A@example.com'))).toEqual([
    200, 200, 429,
  ]);
  expect(await statuses(send('b@example.com'))).toEqual([200]);
});

it('visitors may store only so many pictures in all [P2]', async () => {
  const { send, statuses } = await open({ perAddress: plenty, inAll: { ...plenty, pictures: 2 } });
  const sent = ['a', 'b', 'c', 'd'].map((name) => send(`${name}@example.com`));
  expect(await statuses(...sent)).toEqual([200, 200, 429, 429]);
});

it.each([
  ['below one address', { perAddress: { ...plenty, bytes: 2100 }, inAll: plenty }],
  ['in all', { perAddress: plenty, inAll: { ...plenty, bytes: 2100 } }],
])('visitors may store only so many bytes %s [P2]', async (_where, quota) => {
  const { send, statuses } = await open(quota);
  const sent = [send('a@example.com'), send('a@example.com'), send('a@example.com')];
  expect(await statuses(...sent)).toEqual([200, 200, 429]);
});

it('who has signed up stores pictures however many visitors have stored, and reads why they may not [P2]', async () => {
  const none = { pictures: 0, bytes: 0 };
  const { backend, send } = await open({ perAddress: none, inAll: none });
  const refused = await send('a@example.com');
  expect([refused.status, refused.json.message]).toEqual([
    429,
    'Too many pictures were sent without an account. Sign up first, and add yours then.',
  ]);
  const ada = await signUpPerson(backend);
  const { error } = await ada.client.storage
    .from('avatars')
    .upload(`${ada.id}/1.png`, kilobyte, { contentType: 'image/png' });
  expect(error).toBeNull();
});

it('a signed link is no way around the quota of visitors [P2]', async () => {
  const { backend, send, statuses } = await open({ perAddress: { ...plenty, pictures: 1 }, inAll: plenty });
  const signed = await sendRequest(
    backend,
    'POST',
    '/storage/v1/object/upload/sign/avatars/a@example.com/99.png',
    {
      body: '{}',
    },
  );
  expect(await statuses(send('a@example.com'))).toEqual([200]);
  const { status } = await sendRequest(backend, 'PUT', signed.json.signedUrl, {
    body: kilobyte,
    headers: { 'content-type': 'image/png' },
  });
  expect([signed.status, status]).toEqual([200, 429]);
});
