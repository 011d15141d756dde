import { describe, expect, it, vi } from 'vitest';
import { lazyPort, loadOnce } from './lazyPort.ts';

describe('once', () => {
  it('loads once for everybody who asks', async () => {
    const load = vi.fn<() => Promise<string>>().mockResolvedValue('code');
    const get = loadOnce(load);
    expect(await Promise.all([get(), get()])).toEqual(['code', 'code']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code');
    const get = loadOnce(load);
    await expect(get()).rejects.toThrow('offline');
    expect(await get()).toBe('code');
  });
});

describe('lazyPort', () => {
  interface Port {
    add: (a: number, b: number) => Promise<number>;
  }

  it('loads with the first call and passes it on', async () => {
    const load = vi.fn<() => Promise<Port>>().mockResolvedValue({ add: async (a, b) => a + b });
    const port = lazyPort<Port>(load);
    expect(load).not.toHaveBeenCalled();
    expect(await port.add(2, 3)).toBe(5);
  });

  it('rejects the call whose code cannot be fetched', async () => {
    const port = lazyPort<Port>(() => Promise.reject(new Error('offline')));
    await expect(port.add(1, 1)).rejects.toThrow('offline');
  });
});
