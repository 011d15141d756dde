import { expect, it, vi } from 'vitest';
import { failed, success } from '../../../services/result.ts';
import { toastQueue } from '../../../services/toastQueue.ts';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { runOnAccount, type TaskContext } from './runOnAccount.ts';

const profile = { fullName: 'Ada', location: '', description: '', avatarUrl: '' };
const refused = failed({ kind: 'refused', message: 'No.' });

it.each([
  ['fails', async () => refused, 'Error'],
  ['is stored', async () => success(profile), 'Success'],
])(
  'a change of the profile that %s tells its user alone, who may have left meanwhile [X4, P2]',
  async (_how, saveProfile, title) => {
    const toasts = toastQueue();
    const heard = vi.fn();
    toasts.subscribe(heard);
    const showToast = vi.fn<AccountData['showToast']>();
    const account = { user: { id: 'u' }, profile: { data: profile }, onProfileStored: vi.fn(), showToast };
    const services = {
      toastQueue: toasts,
      data: { saveProfile },
      auth: { updateMetadata: async () => success(undefined) },
    };
    const context = {
      account,
      services,
      retryAfterReauth: (act: () => unknown) => act(),
    } as unknown as TaskContext;
    await runOnAccount({ name: 'edit_profile', fields: { location: 'Lisbon' } }, 'chat', context);
    expect(showToast.mock.lastCall?.[0].title).toBe(title);
    expect(heard).not.toHaveBeenCalled();
  },
);
