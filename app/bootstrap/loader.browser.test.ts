import { afterEach, expect, it, vi } from 'vitest';
import { loader } from './loader.ts';

const entry = 'data:text/javascript,';
const reported = vi.spyOn(window, 'reportError').mockReturnValue();

afterEach(() => {
  reported.mockClear();
  for (const link of document.querySelectorAll(`link[href="${entry}"]`)) link.remove();
});

it('the app counts as here once it has started, and is started again after a failure, when asked [X13]', async () => {
  const missing = new Error('The code of the view is missing.');
  const startApp = vi.fn<() => Promise<void>>().mockRejectedValueOnce(missing).mockResolvedValue();
  const onEnded = vi.fn();
  const { start } = loader([entry], undefined, startApp, onEnded);

  expect(await start([])).toBe(false);
  expect(onEnded.mock.calls).toEqual([[false]]);
  expect(reported.mock.calls).toEqual([[missing]]);

  expect(await start([])).toBe(true);
  expect(onEnded.mock.calls).toEqual([[false], [true]]);
  await start([]);
  expect(startApp).toHaveBeenCalledTimes(2);
});

it('what the browser keeps of a script is no sign of a connection [X13]', async () => {
  const { canFetch } = loader([entry], undefined, async () => undefined, vi.fn());
  const fetching = vi.spyOn(window, 'fetch');
  fetching.mockResolvedValueOnce(new Response(''));
  expect(await canFetch()).toBe(true);
  expect(fetching).toHaveBeenLastCalledWith(entry, expect.objectContaining({ cache: 'no-store' }));
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await canFetch()).toBe(false);
  fetching.mockRestore();
});
