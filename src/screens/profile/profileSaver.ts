import type { Actor, Profile, ProfileChange } from '../../services/data.ts';
import { profileFieldNames } from '../../services/profileFields.ts';
import type { Result } from '../../services/result.ts';
import { storableText } from '../../services/storableText.ts';
import { useRetryAfterReauth } from '../auth/reauthentication/retryAfterReauth.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices, type Services } from '../shell/services.tsx';

/** `keep` leaves the picture as it is, `none` removes it, and a Blob is uploaded in its place. */
export type PictureChange = 'keep' | 'none' | Blob;

export interface SaveProfileOptions {
  /** How much of the picture has been uploaded, 0 to 1. */
  onProgress?: (fraction: number) => void;
  by?: Actor;
}

type Account = Pick<AccountData, 'user' | 'onProfileStored' | 'reloadProfile'>;

/**
 * Returns the function that saves what has changed of a profile: it uploads the picture, stores the row, shows it, then updates the
 * auth user's metadata. Texts that are left out stay as they are stored. The old picture's file is deleted only after the new row is
 * stored. The function resolves to the stored profile, or to the first failure; after that of the metadata the row is stored and
 * shown all the same. `unsurePictures` keeps what a row may name whose answer was lost: once another picture is stored, those files are
 * deleted too, because the next try may begin before the row was read again. [C2, C3]
 */
export const profileSaver =
  (
    { user, onProfileStored, reloadProfile }: Account,
    services: Pick<Services, 'auth' | 'data' | 'files' | 'pendingPicture' | 'report'>,
    retryAfterReauth: ReturnType<typeof useRetryAfterReauth>,
    unsurePictures: Set<string>,
  ) =>
  (
    before: Profile,
    texts: Omit<ProfileChange, 'avatarUrl'>,
    picture: PictureChange,
    { onProgress, by }: SaveProfileOptions = {},
  ): Promise<Result<Profile>> => {
    const { auth, data, files, pendingPicture, report } = services;
    const change: ProfileChange = picture === 'none' ? { avatarUrl: '' } : {};
    for (const name of profileFieldNames) {
      const text = texts[name];
      if (text !== undefined) change[name] = storableText(text);
    }
    let stored: Profile | undefined;

    /** A file that could not be deleted costs the user nothing, so it is only logged. */
    async function remove(url: string) {
      const removed = await files.removeAvatar(url);
      if (!removed.ok) report.error('remove avatar', removed.failure);
    }

    // What was done stays done while the user signs in again, and only the rest follows.
    return retryAfterReauth(async () => {
      if (picture instanceof Blob && change.avatarUrl === undefined) {
        const owner = { type: 'user', id: user.id } as const;
        const uploaded = await files.uploadAvatar(owner, picture, onProgress && { onProgress });
        if (!uploaded.ok) return uploaded;
        change.avatarUrl = uploaded.value;
      }
      const { avatarUrl } = change;
      if (!stored) {
        const saved = await data.saveProfile(user, change, by);
        if (!saved.ok) {
          const { kind } = saved.failure;
          // The answer may be lost of a row that is stored, and names the new picture.
          if (kind === 'unavailable') {
            if (avatarUrl) unsurePictures.add(avatarUrl);
            reloadProfile();
          } else if (avatarUrl && kind !== 'session') await remove(avatarUrl);
          return saved;
        }
        stored = saved.value;
        onProfileStored(stored);
        if (avatarUrl !== undefined) {
          // One that was chosen at the sign-up, and waits, would come back when this one is removed.
          await pendingPicture
            .forget(user.email)
            .catch((error: unknown) => report.error('sign-up avatar', error));
          unsurePictures.add(before.avatarUrl).delete(avatarUrl);
          for (const url of unsurePictures) await remove(url);
          unsurePictures.clear();
        }
      }
      const updated = await auth.updateMetadata({ fullName: stored.fullName, avatarUrl: stored.avatarUrl });
      return updated.ok ? { ok: true, value: stored } : updated;
    });
  };

/** Saves what has changed of the profile of the user who is signed in. */
export function useSaveProfile(account: Account, unsurePictures: Set<string>) {
  return profileSaver(account, useServices(), useRetryAfterReauth(), unsurePictures);
}
