import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { loadPart } from './loadPart.ts';

let fetching: MockInstance<typeof fetch>;
const load = vi.fn(async () => 'the part');
/** Links are looked at, and not put into the page, where they would ask for files that there are not. */
const links: HTMLLinkElement[] = [];

const script = (text = '1') => new Response(text, { headers: { 'content-type': 'text/javascript' } });

let named = 0;
/** Each test has files of its own: what is here stays here, as long as the page lives. */
const newFile = (kind: 'js' | 'css') => `assets/part-${(named += 1)}.${kind}`;

beforeEach(() => {
  fetching = vi.spyOn(window, 'fetch');
  vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement));
});

afterEach(() => {
  links.length = 0;
  load.mockClear();
  vi.restoreAllMocks();
});

it('a part is imported once all its files are here, and none is fetched twice [X13]', async () => {
  const [first, second, alone] = [newFile('js'), newFile('js'), newFile('js')];
  const answers: ((response: Response) => void)[] = [];
  fetching.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));

  const part = loadPart(load, [first, second]);
  const again = loadPart(load, [second], alone);
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([`/${first}`, `/${second}`, `/${alone}`]);
  answers[0]!(script());
  answers[2]!(script('3'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).not.toHaveBeenCalled();

  answers[1]!(script('2'));
  expect(await Promise.all([part, again])).toEqual(['the part', 'the part']);
  const linked = links.map(({ rel, href }) => `${rel} ${new URL(href).pathname}`);
  expect(new Set(linked)).toEqual(new Set([first, second, alone].map((file) => `modulepreload /${file}`)));
  expect(linked).toHaveLength(3);
});

it.each([
  ['cannot be fetched', 'Failed to fetch', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', 'was answered with 404', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'is answered with a page',
    'was answered with 200 and text/html',
    () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })),
  ],
  [
    'breaks off',
    /network error|Failed to fetch/,
    () =>
      Promise.resolve(
        new Response(
          new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }),
          {
            headers: { 'content-type': 'text/javascript' },
          },
        ),
      ),
  ],
])(
  'a part of which a file %s is not imported, and the next attempt fetches that file again [X13]',
  async (_what, message, answer) => {
    const [good, bad] = [newFile('js'), newFile('js')];
    fetching.mockImplementation((address) => (address === `/${bad}` ? answer() : Promise.resolve(script())));
    await expect(loadPart(load, [good, bad])).rejects.toThrow(message);
    expect(load).not.toHaveBeenCalled();
    await expect.poll(() => links.map(({ href }) => new URL(href).pathname)).toEqual([`/${good}`]);

    fetching.mockClear();
    fetching.mockImplementation(async () => script());
    expect(await loadPart(load, [good, bad])).toBe('the part');
    expect(fetching.mock.calls.map(([address]) => address)).toEqual([`/${bad}`]);
  },
);

it('a part waits for its styles, and asks for them again after a failure [X13]', async () => {
  const styles = newFile('css');
  const failing = loadPart(load, [styles]);
  const [link] = links.splice(0);
  expect([link!.rel, new URL(link!.href).pathname]).toEqual(['stylesheet', `/${styles}`]);
  const replaced = vi
    .spyOn(link!, 'replaceWith')
    .mockImplementation((next) => void links.push(next as HTMLLinkElement));
  link!.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow(`/${styles} could not be fetched.`);
  expect(load).not.toHaveBeenCalled();

  const part = loadPart(load, [styles]);
  // The order of lists decides which of two rules wins.
  expect(replaced).toHaveBeenCalledOnce();
  links[0]!.dispatchEvent(new Event('load'));
  expect(await part).toBe('the part');
  expect(fetching).not.toHaveBeenCalled();
});

it('what does not come is given up after a minute, scripts and styles [X13]', async () => {
  const times: number[] = [];
  const signals: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    times.push(ms);
    const controller = new AbortController();
    signals.push(controller);
    return controller.signal;
  });
  fetching.mockImplementation(
    (_address, options) =>
      new Promise((_resolve, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new Error('given up'))),
      ),
  );
  const attempts = [loadPart(load, [newFile('js')]), loadPart(load, [newFile('css')])];
  expect(times).toEqual([60_000, 60_000]);
  for (const signal of signals) signal.abort();
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(/given up|could not be fetched/);
  expect(load).not.toHaveBeenCalled();
});

it('styles that failed twice are asked for a third time, also when the limit of the first attempt has passed [X13]', async () => {
  const limits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.push(limit);
    return limit.signal;
  });
  // Not in the page, but where one can take the place of another.
  const place = document.createElement('div');
  vi.spyOn(document.head, 'append').mockImplementation((link) => place.append(link));
  const styles = newFile('css');
  for (const _attempt of [1, 2]) {
    const failing = loadPart(load, [styles]);
    place.firstElementChild!.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('could not be fetched.');
  }
  limits[0]!.abort();

  const part = loadPart(load, [styles]);
  expect(place.childElementCount).toBe(1);
  place.firstElementChild!.dispatchEvent(new Event('load'));
  expect(await part).toBe('the part');
});

it('what the page fetches by itself is not fetched a second time', async () => {
  const [early, styles] = [newFile('js'), newFile('css')];
  const own = [
    Object.assign(document.createElement('link'), { rel: 'preload', as: 'json', href: `/${early}` }),
    Object.assign(document.createElement('link'), { rel: 'stylesheet', disabled: true, href: `/${styles}` }),
  ];
  document.head.prepend(...own);
  expect(await loadPart(load, [early, styles])).toBe('the part');
  expect(fetching).not.toHaveBeenCalled();
  expect(links).toEqual([]);
  for (const link of own) link.remove();
});
