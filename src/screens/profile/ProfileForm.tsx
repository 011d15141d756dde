import { useEffect, useState } from 'react';
import type { Profile } from '../../services/data.ts';
import { toasts } from '../../services/messages.ts';
import { withSupport } from '../../services/withSupport.ts';
import {
  mapProfileFields,
  profileFieldNames,
  profileFields,
  profileTexts,
  type ProfileFieldName,
} from '../../services/profileFields.ts';
import { profileChecks } from '../../services/validation.ts';
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
    profileTexts(before),
    profileChecks,
    async (typed, here) => {
      const sent = draft.get();
      const change: PictureChange = picture.chosen ?? (removed ? 'none' : 'keep');
      const texts = mapProfileFields((name) => typed[name].trim());
      const result = await save(profile, texts, change, setProgress);
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

  function textField(name: ProfileFieldName) {
    const { label, isRequired, isLong, autoComplete } = profileFields[name];
    const props = {
      ...field(name),
      label,
      autoComplete,
      ...(isRequired ? { required: true } : { optional: true }),
    };
    return isLong ? <TextArea key={name} {...props} rows={4} /> : <TextField key={name} {...props} />;
  }

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
      {textField('fullName')}
      <TextField
        name="email"
        label="Email"
        type="email"
        value={account.user.email}
        hint="Email cannot be changed"
        disabled
      />
      {profileFieldNames.filter((name) => name !== 'fullName').map(textField)}
    </FormLayout>
  );
}
