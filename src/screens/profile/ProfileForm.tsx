import { useEffect, useState } from 'react';
import type { Profile } from '../../services/data.ts';
import { toasts } from '../../services/messages.ts';
import { withSupport } from '../../services/withSupport.ts';
import { checkDescription, checkFullName, checkLocation } from '../../services/validation.ts';
import { Alert } from '../../ui/primitives/Alert/Alert.tsx';
import { AvatarPicker } from '../../ui/account/AvatarPicker/AvatarPicker.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { FormLayout } from '../../ui/layout/FormLayout/FormLayout.tsx';
import { TextArea } from '../../ui/primitives/TextArea/TextArea.tsx';
import { TextField } from '../../ui/primitives/TextField/TextField.tsx';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';
import { useForm } from '../shell/useForm.ts';
import { usePicture } from '../shell/usePicture.ts';
import { changedTexts, type ProfileDraft } from './profileDraft.ts';
import { useSaveProfile, type PictureChange } from './useSaveProfile.ts';

export interface ProfileFormProps {
  account: AccountData;
  profile: Profile;
  draft: ProfileDraft;
  onLeave: () => void;
}

/**
 * Starts from what was stored when it opened, with what was typed and not saved before: a refresh elsewhere does not
 * overwrite what is typed. [R4, S7]
 */
export function ProfileForm({ account, profile, draft, onLeave }: ProfileFormProps) {
  const { notices, supportEmail } = useServices();
  const save = useSaveProfile(account.user);
  const [kept] = useState(draft.get);
  const picture = usePicture(kept.picture);
  const [removed, setRemoved] = useState(kept.removed);
  const [progress, setProgress] = useState<number>();
  const [before] = useState(profile);

  const { field, values, busy, submit } = useForm(
    { fullName: before.fullName, location: before.location, description: before.description },
    { fullName: checkFullName, location: checkLocation, description: checkDescription },
    async ({ fullName, location, description }, here) => {
      const sent = draft.get();
      const change: PictureChange = picture.chosen ?? (removed ? 'none' : 'keep');
      const result = await save(
        profile,
        { fullName: fullName.trim(), location: location.trim(), description: description.trim() },
        change,
        setProgress,
      );
      setProgress(undefined);
      if (!result.ok)
        return notices.add(toasts.profileFailed(withSupport(result.failure.message, supportEmail)));
      draft.forget(sent);
      account.keepProfile(result.value);
      account.congratulate(toasts.profileUpdated);
      if (here()) onLeave();
    },
    kept.texts,
  );

  useEffect(() => {
    draft.set({ texts: changedTexts(before, values), removed, picture: picture.chosen });
  }, [draft, before, values, picture.chosen, removed]);

  const [restored] = useState(draft.exists);
  const stored = !removed && before.avatarUrl ? { src: before.avatarUrl } : {};
  return (
    <FormLayout
      label="Edit Profile"
      onSubmit={submit}
      actions={
        <>
          <Button
            onClick={() => {
              draft.forget();
              onLeave();
            }}
            disabled={busy}
          >
            Cancel
          </Button>
          <Button type="submit" tone="primary" loading={busy}>
            {busy ? 'Updating...' : 'Update Profile'}
          </Button>
        </>
      }
    >
      {restored && <Alert tone="neutral">You have changes here that are not saved yet.</Alert>}
      <AvatarPicker
        name={values.fullName}
        hint="JPG, PNG or GIF. Max size 5MB."
        disabled={busy}
        {...stored}
        {...('src' in stored && { onRemove: () => setRemoved(true) })}
        {...picture.field}
        {...(progress !== undefined && { progress })}
      />
      <TextField {...field('fullName')} label="Full Name" autoComplete="name" required />
      <TextField
        name="email"
        label="Email"
        type="email"
        value={account.user.email}
        hint="Email cannot be changed"
        disabled
      />
      <TextField {...field('location')} label="Location" autoComplete="address-level2" optional />
      <TextArea {...field('description')} label="Description" rows={4} optional />
    </FormLayout>
  );
}
