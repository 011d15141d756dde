import type { Profile, ProfileChange } from '../../services/data.ts';
import type { Failure, Result } from '../../services/result.ts';
import type { User } from '../../services/auth.ts';
import { useServices } from '../shell/services.tsx';
import { useRetryAfterReauth } from '../auth/reauthentication/retryAfterReauth.tsx';

/** `keep`: the picture there is; `none`: no picture; a Blob: upload this one. */
export type PictureChange = 'keep' | 'none' | Blob;

/** C2, C3: picture, row, then the auth user's metadata. The old file goes only when the new row is stored. */
export function useSaveProfile(user: User) {
  const { auth, data, files, report } = useServices();
  const resume = useRetryAfterReauth();

  return (...change: Parameters<typeof save>) => resume(() => save(...change));

  async function save(
    before: Profile,
    change: Omit<ProfileChange, 'avatarUrl'>,
    picture: PictureChange,
    onProgress?: (fraction: number) => void,
  ): Promise<Result<Profile>> {
    let avatarUrl = picture === 'keep' ? before.avatarUrl : '';
    if (picture instanceof Blob) {
      const owner = { type: 'user', id: user.id } as const;
      const uploaded = await files.uploadAvatar(owner, picture, onProgress && { onProgress });
      if (!uploaded.ok) return uploaded;
      avatarUrl = uploaded.value;
    }
    const stored = await data.saveProfile(user, { ...change, avatarUrl });
    const orphan = stored.ok ? before.avatarUrl : avatarUrl;
    if (before.avatarUrl !== avatarUrl && orphan) forget(await files.removeAvatar(orphan));
    if (!stored.ok) return stored;
    const named = await auth.updateMetadata({ fullName: change.fullName, avatarUrl });
    return named.ok ? stored : named;
  }

  /** A file left behind costs nothing to the user. */
  function forget(removed: { ok: true } | { ok: false; failure: Failure }) {
    if (!removed.ok) report.error('remove avatar', removed.failure);
  }
}
