import { expect, it, vi } from 'vitest';
import { browserPendingPicture } from './pendingPicture.ts';

it('a picture for which the disk has no room waits in the page’s memory [E4]', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
    key?: IDBValidKey,
  ) {
    const request = this.add(value, key);
    // The browser finds that out only once it writes.
    request.addEventListener('success', () => this.transaction.abort());
    return request;
  });
  const pending = browserPendingPicture('parley-no-room');
  const picture = new Blob(['x']);
  await pending.keep('a@x.test', picture);
  put.mockRestore();
  expect(await pending.find('a@x.test')).toBe(picture);
  await pending.forget('a@x.test');
});
