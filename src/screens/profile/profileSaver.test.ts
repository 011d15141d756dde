import { expect, it, vi } from 'vitest';
import type { Profile } from '../../services/data.ts';
import { success } from '../../services/result.ts';
import { profileSaver } from './profileSaver.ts';

const before: Profile = {
  id: 'u1',
  updatedAt: '',
  fullName: 'Ada',
  email: 'ada@example.com',
  location: '',
  description: '',
  avatarUrl: '',
};

it('a picture of the sign-up that cannot be forgotten is reported, and the profile is saved all the same [C2, E4]', async () => {
  const error = vi.fn<(where: string, failure: unknown) => void>();
  const broken = new Error('The code could not be fetched.');
  const services = {
    auth: { updateMetadata: async () => success(undefined) },
    data: { saveProfile: async (_user: unknown, change: object) => success({ ...before, ...change }) },
    files: {
      uploadAvatar: async () => success('https://files.example/new.png'),
      removeAvatar: async () => success(undefined),
    },
    pendingPicture: { forget: () => Promise.reject(broken) },
    report: { error },
  };
  const account = { user: { id: 'u1', email: before.email }, onProfileStored() {}, reloadProfile() {} };
  const save = profileSaver(account as never, services as never, (run) => run(), new Set());
  const texts = { fullName: 'Ada', location: '', description: '' };
  expect(await save(before, texts, new Blob())).toEqual(
    success({ ...before, avatarUrl: 'https://files.example/new.png' }),
  );
  expect(error).toHaveBeenCalledExactlyOnceWith('sign-up avatar', broken);
});
