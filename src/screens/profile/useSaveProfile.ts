import type { Actor, Profile, ProfileChange } from '../../services/data.ts';
import type { Failure, Result } from '../../services/result.ts';
import { mapProfileFields } from '../../services/profileFields.ts';
import { storableText } from '../../services/storableText.ts';
import type { User } from '../../services/auth.ts';
import { useServices } from '../shell/services.tsx';
import { useRetryAfterReauth } from '../auth/reauthentication/retryAfterReauth.tsx';

/** `keep` leaves the picture as it is, `none` removes it, and a Blob is uploaded in its place. */
export type PictureChange = 'keep' | 'none' | Blob;

/**
 * Returns the function that saves a profile: it uploads the picture, stores the row, then updates the auth user's metadata. The
 * old picture's file is deleted only after the new row is stored. The function resolves to the stored profile, or to the first
 * failure. [C2, C3]
 */
export function useSaveProfile(user: User) {
  const { auth, data, files, report } = useServices();
  const retryAfterReauth = useRetryAfterReauth();

  return (...change: Parameters<typeof save>) => retryAfterReauth(() => save(...change));

  async function save(
    before: Profile,
    change: Omit<ProfileChange, 'avatarUrl'>,
    picture: PictureChange,
    { onProgress, by }: { onProgress?: (fraction: number) => void; by?: Actor } = {},
  ): Promise<Result<Profile>> {
    let avatarUrl = picture === 'keep' ? before.avatarUrl : '';
    if (picture instanceof Blob) {
      const owner = { type: 'user', id: user.id } as const;
      const uploaded = await files.uploadAvatar(owner, picture, onProgress && { onProgress });
      if (!uploaded.ok) return uploaded;
      avatarUrl = uploaded.value;
    }
    const texts = mapProfileFields((name) => storableText(change[name]));
    const stored = await data.saveProfile(user, { ...texts, avatarUrl }, by);
    const orphan = stored.ok ? before.avatarUrl : avatarUrl;
    if (before.avatarUrl !== avatarUrl && orphan) logFailure(await files.removeAvatar(orphan));
    if (!stored.ok) return stored;
    const updated = await auth.updateMetadata({ fullName: texts.fullName, avatarUrl });
    return updated.ok ? stored : updated;
  }

  /** A file that could not be deleted costs the user nothing, so it is only logged. */
  function logFailure(removed: { ok: true } | { ok: false; failure: Failure }) {
    if (!removed.ok) report.error('remove avatar', removed.failure);
  }
}
