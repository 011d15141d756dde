import type { Actor, Profile, ProfileChange } from '../../services/data.ts';
import { profileFieldNames } from '../../services/profileFields.ts';
import { success, type Failure, type Result } from '../../services/result.ts';
import { storableText } from '../../services/storableText.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';
import { useRetryAfterReauth } from '../auth/reauthentication/retryAfterReauth.tsx';

/** `keep` leaves the picture as it is, `none` removes it, and a Blob is uploaded in its place. */
export type PictureChange = 'keep' | 'none' | Blob;

export interface SaveProfileOptions {
  /** How much of the picture has been uploaded, 0 to 1. */
  onProgress?: (fraction: number) => void;
  by?: Actor;
}

/**
 * Returns the function that saves what has changed of a profile: it uploads the picture, stores the row, shows it, then updates the
 * auth user's metadata. Texts that are left out stay as they are stored. The old picture's file is deleted only after the new row is
 * stored. The function resolves to the stored profile, or to the first failure; after that of the metadata the row is stored and
 * shown all the same. [C2, C3]
 */
export function useSaveProfile({ user, setCachedProfile }: Pick<AccountData, 'user' | 'setCachedProfile'>) {
  const { auth, data, files, report } = useServices();
  const retryAfterReauth = useRetryAfterReauth();

  return (
    before: Profile,
    texts: Omit<ProfileChange, 'avatarUrl'>,
    picture: PictureChange,
    { onProgress, by }: SaveProfileOptions = {},
  ): Promise<Result<Profile>> => {
    // What was done stays done while the user signs in again, and only the rest follows.
    let avatarUrl = picture === 'none' ? '' : undefined;
    let stored: Profile | undefined;

    async function upload(): Promise<Result<void>> {
      if (!(picture instanceof Blob) || avatarUrl !== undefined) return success(undefined);
      const owner = { type: 'user', id: user.id } as const;
      const uploaded = await files.uploadAvatar(owner, picture, onProgress && { onProgress });
      if (!uploaded.ok) return uploaded;
      avatarUrl = uploaded.value;
      return success(undefined);
    }

    async function store(): Promise<Result<Profile>> {
      if (stored) return success(stored);
      const change: ProfileChange = {
        ...Object.fromEntries(
          profileFieldNames.flatMap((name) => {
            const text = texts[name];
            return text === undefined ? [] : [[name, storableText(text)]];
          }),
        ),
        ...(avatarUrl !== undefined && { avatarUrl }),
      };
      const saved = await data.saveProfile(user, change, by);
      if (saved.ok) {
        stored = saved.value;
        setCachedProfile(stored);
        if (avatarUrl !== undefined && before.avatarUrl !== avatarUrl) await remove(before.avatarUrl);
      } else if (avatarUrl && hasRefused(saved.failure)) {
        await remove(avatarUrl);
        avatarUrl = undefined;
      }
      return saved;
    }

    return retryAfterReauth(async () => {
      const uploaded = await upload();
      if (!uploaded.ok) return uploaded;
      const saved = await store();
      if (!saved.ok) return saved;
      const { fullName, avatarUrl: url } = saved.value;
      const updated = await auth.updateMetadata({ fullName, avatarUrl: url });
      return updated.ok ? saved : updated;
    });
  };

  /** A file that could not be deleted costs the user nothing, so it is only logged. */
  async function remove(url: string) {
    const removed = await files.removeAvatar(url);
    if (!removed.ok) report.error('remove avatar', removed.failure);
  }
}

/** Whether nothing was written for certain. After an answer that was lost the row may name the new picture. */
const hasRefused = ({ kind }: Failure) => kind === 'refused' || kind === 'not-found';
