import { useEffect, useRef } from 'react';
import { toasts } from '../../services/messages.ts';
import { profileTexts } from '../../services/profileFields.ts';
import type { AccountData } from './account/useAccount.ts';
import type { useSaveProfile } from '../profile/useSaveProfile.ts';
import { useServices } from './services.tsx';
import { whenIdle } from './whenIdle.ts';

export interface PendingPictureProps {
  account: AccountData;
  save: ReturnType<typeof useSaveProfile>;
}

/**
 * After the first sign-in, uploads the sign-up picture that the backend refused from a visitor. It shows nothing, and is of no use to an account
 * that has a picture. [E4, X2]
 */
export function PendingPicture({ account, save }: PendingPictureProps) {
  const { pendingPicture, report } = useServices();
  const { data: profile } = account.profile;
  const done = useRef(false);

  useEffect(() => {
    if (!profile || done.current) return;
    done.current = true;
    async function upload(stored: NonNullable<typeof profile>) {
      const picture = await pendingPicture.take(account.user.email);
      if (!picture || stored.avatarUrl) return;
      const saved = await save(stored, profileTexts(stored), picture);
      if (!saved.ok) {
        await pendingPicture.keep(account.user.email, picture);
        return report.error('pending avatar', saved.failure);
      }
      account.setCachedProfile(saved.value);
      account.toastSuccess(toasts.profileUpdatedElsewhere);
    }
    // Opening the browser's database takes as long as drawing the dashboard, so the dashboard goes first.
    whenIdle(() => {
      upload(profile).catch((error: unknown) => report.error('pending avatar', error));
    });
  }, [profile, pendingPicture, report, save, account]);
  return null;
}
