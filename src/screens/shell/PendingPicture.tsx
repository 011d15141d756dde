import { useEffect, useRef, useState } from 'react';
import { toasts } from '../../services/messages.ts';
import type { AccountData } from './account/useAccount.ts';
import { useSaveProfile } from '../profile/profileSaver.ts';
import { useServices } from './services.tsx';
import { whenIdle } from './whenIdle.ts';

export interface PendingPictureProps {
  account: AccountData;
}

/**
 * After the first sign-in, uploads the sign-up picture that the backend refused from a visitor. It shows nothing, and is of no use
 * to an account that has a picture. [E4, X2]
 */
export function PendingPicture({ account }: PendingPictureProps) {
  const [unsurePictures] = useState(new Set<string>());
  const save = useSaveProfile(account, unsurePictures);
  const { pendingPicture, report } = useServices();
  const { data: profile } = account.profile;
  const done = useRef(false);

  useEffect(() => {
    if (!profile || done.current) return;
    done.current = true;
    async function upload(stored: NonNullable<typeof profile>) {
      const { email } = account.user;
      const picture = await pendingPicture.find(email);
      if (!picture) return;
      // It is forgotten once it is stored, so that it is not lost when the page is left meanwhile.
      const saved = await save(stored, {}, picture);
      if (!saved.ok) return report.error('pending avatar', saved.failure);
      account.showToast(toasts.profileUpdatedElsewhere);
    }
    // Opening the browser's database takes as long as drawing the dashboard, so the dashboard goes first.
    whenIdle(() => {
      onlyHere(() => upload(profile)).catch((error: unknown) => report.error('pending avatar', error));
    });
  }, [profile, pendingPicture, report, save, account]);
  return null;
}

/** Runs something, unless another tab of this browser is running it. A page over plain HTTP cannot know. */
const onlyHere = (run: () => Promise<void>) =>
  'locks' in navigator
    ? navigator.locks.request('parley-pending-picture', { ifAvailable: true }, async (lock) => {
        if (lock) await run();
      })
    : run();
