import { expect, it } from 'vitest';
import { browserPendingPicture } from './pendingPicture.ts';

it('a picture waits in the page’s memory where there is no database [E4]', async () => {
  const pending = browserPendingPicture();
  const picture = new Blob(['x']);
  await pending.keep('a@x.test', picture);
  expect(await pending.find('b@x.test')).toBeNull();
  await pending.forget('b@x.test');
  expect(await pending.find('a@x.test')).toBe(picture);
  expect(await pending.find('a@x.test')).toBe(picture);
  await pending.forget('a@x.test');
  expect(await pending.find('a@x.test')).toBeNull();
});
