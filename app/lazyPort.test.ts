import { describe, expect, it, vi } from 'vitest';
import { success, type Result } from '../src/services/result.ts';
import { lazyPort, loadOnce, unavailable } from './lazyPort.ts';

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

  it('answers as without a connection where it is told how, and asks again at the next call [X2, X4]', async () => {
    interface Files {
      remove: (url: string) => Promise<Result<string>>;
    }
    const load = vi
      .fn<() => Promise<Files>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ remove: async (url) => success(url) });
    const port = lazyPort<Files>(load, unavailable);
    expect(await port.remove('a')).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(await port.remove('a')).toEqual(success('a'));
  });

  it('passes on what the port itself throws', async () => {
    const broken = { add: () => Promise.reject(new Error('broken')) };
    const port = lazyPort<Port>(async () => broken, 0);
    await expect(port.add(1, 1)).rejects.toThrow('broken');
  });
});
