import { describe, expect, it, vi } from 'vitest';
import type { ChatPort } from '../../../services/chat.ts';
import { abilitiesOf } from './abilities.ts';

const can = { attachments: ['image/png'], maxBytes: 5, maxFiles: 3 } as const;
const chat = (abilities?: () => Promise<typeof can | undefined>): ChatPort => ({
  send: () => Promise.reject(new Error('Nothing is sent here')),
  ...(abilities && { abilities }),
});

describe('what the assistant takes', () => {
  it('is asked once, whoever wants to know [A100]', async () => {
    const abilities = vi.fn(async () => can);
    const port = chat(abilities);
    expect(await Promise.all([abilitiesOf(port), abilitiesOf(port)])).toEqual([can, can]);
    expect(await abilitiesOf(port)).toBe(can);
    expect(abilities).toHaveBeenCalledOnce();
  });

  it('is asked again when nobody could tell, and is nothing until then [A100]', async () => {
    const abilities = vi.fn<() => Promise<typeof can | undefined>>(async () => can);
    abilities.mockRejectedValueOnce(new Error('The code could not be fetched'));
    abilities.mockResolvedValueOnce(undefined);
    const port = chat(abilities);
    expect(await abilitiesOf(port)).toBeUndefined();
    expect(await abilitiesOf(port)).toBeUndefined();
    expect(await abilitiesOf(port)).toBe(can);
    expect(await abilitiesOf(chat())).toBeUndefined();
  });
});
