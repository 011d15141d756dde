import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createEmbeddedBackend, type EmbeddedBackend, type EmbeddedOptions } from '../backend.ts';
import { signUpPerson } from '../auth/people.fixture.ts';
import { mailSupportRequests } from './supportMail.ts';

let backend: EmbeddedBackend | undefined;
afterEach(() => backend?.close());

async function open(options: EmbeddedOptions = {}) {
  backend = await createEmbeddedBackend(options);
  return { backend, ada: await signUpPerson(backend) };
}
const request = (id: string, note: string) => ({ id, conversation: `of-${id}`, note, thread: 'You: Hello' });

it('a request to support is one mail to the support address, however often it is sent [A78]', async () => {
  const { backend, ada } = await open({ supportEmail: 'help@example.com' });
  const send = () => ada.client.from('support_requests').insert(request('a', 'It is urgent.'));
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(409);
  const mails = backend.mails.filter(({ to }) => to === 'help@example.com');
  expect(mails).toMatchObject([{ subject: `Support request of ${ada.email}` }]);
  expect(mails[0]?.text).toBe(
    `${ada.email} asks for a person. Answer to that address.\n\nIt is urgent.\n\nYou: Hello`,
  );
  await ada.client.from('support_requests').insert(request('b', ''));
  expect(backend.mails.map(({ text }) => text.split('\n\n').length)).toEqual([2, 3]);
});

it('without a support address a request is stored and no mail is written [A78]', async () => {
  const { backend, ada } = await open();
  expect((await ada.client.from('support_requests').insert(request('a', ''))).status).toBe(201);
  expect(backend.mails).toEqual([]);
});

it('a request that was stored does not fail because its mail could not be written [A78]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const query = () => Promise.reject(new Error('The disk is full.'));
  await mailSupportRequests(query, 'support@example.com', () => {});
  expect(logged).toHaveBeenCalledOnce();
});
