import { expect, it } from 'vitest';
import { browserPendingPicture } from './pendingPicture.ts';

it('a picture waits in the page’s memory where there is no database [E4]', async () => {
  const pending = browserPendingPicture();
  const picture = new Blob(['x']);
  await pending.keep('a@x.test', picture);
  expect(await pending.take('b@x.test')).toBeNull();
  await pending.keep('a@x.test', picture);
  expect(await pending.take('a@x.test')).toBe(picture);
  expect(await pending.take('a@x.test')).toBeNull();
});
