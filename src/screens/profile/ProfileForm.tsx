import { useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '../../services/data.ts';
import { toasts } from '../../services/messages.ts';
import { withSupportEmail } from '../../services/withSupportEmail.ts';
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
import { useAdjustPicture } from './picture/useAdjustPicture.tsx';
import { changedTexts, type ProfileDraft } from './profileDraft.ts';
import { useSaveProfile, type PictureChange } from './profileSaver.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { words } from './ProfileForm.words.ts';

export interface ProfileFormProps {
  account: AccountData;
  profile: Profile;
  draft: ProfileDraft;
  onLeave: () => void;
}

/**
 * The form for the user's name, location, description and picture: the profile as it is stored, with the unsaved changes on top. What the
 * agent or another tab stores meanwhile shows where nothing was typed, and never overwrites what was. [R4, S7, U51]
 */
export function ProfileForm({ account, profile, draft, onLeave }: ProfileFormProps) {
  const labels = useLabels('ProfileForm', words);
  const { translate } = useLanguage();
  const { supportEmail, toastQueue } = useServices();
  const save = useSaveProfile(account, draft.unsurePictures);
  const [restored] = useState(draft.get);
  const adjusting = useAdjustPicture();
  const picture = usePicture(restored.picture, adjusting.adjust);
  const [isRemoved, setIsRemoved] = useState(restored.isPictureRemoved);
  const [progress, setProgress] = useState<number>();
  /** The profile that the fields are compared with: it stays the same while they are sent, and once they are stored. */
  const [compared, setCompared] = useState(() => draft.saving()?.compared ?? profile);
  const [isStored, setIsStored] = useState(false);
  /** A save that began before another view showed: this form waits for it too. [R9] */
  const [running, setRunning] = useState(draft.saving);

  const { field, values, ...form } = useForm(
    profileTexts(compared),
    profileChecks,
    async (typed, isMounted) => {
      const settled = await picture.settled();
      if (!settled) return;
      const send = async () => {
        draft.set({ ...draft.get(), ...settled });
        const sent = draft.get();
        const change: PictureChange = sent.picture ?? (sent.isPictureRemoved ? 'none' : 'keep');
        const texts = mapProfileFields((name) => typed[name].trim());
        const changed = draft.textsToSend(compared, texts);
        const result = await save(profile, changed, change, { onProgress: setProgress });
        setProgress(undefined);
        if (!result.ok) {
          // That something was lost is told after a sign-out too, but why is for its user alone. [X4]
          const { message } = result.failure;
          const why = account.isSignedIn() ? withSupportEmail(message, supportEmail) : '';
          toastQueue.add(toasts.profileFailed(why));
          return false;
        }
        draft.clear(sent);
        account.showToast(toasts.profileUpdated);
        return true;
      };
      const hasStored = await draft.runSave(compared, send);
      if (isMounted()) onSaved(hasStored);
    },
    restored.texts,
  );
  function onSaved(hasStored: boolean) {
    setRunning(undefined);
    setIsStored(hasStored);
    if (hasStored) onLeave();
  }
  const isSubmitting = form.isSubmitting || running !== undefined;
  if (compared !== profile && !isSubmitting && !isStored && !draft.saving()) setCompared(profile);
  const onRunningSaved = useEffectEvent(onSaved);
  useEffect(() => {
    let isMounted = true;
    void running?.hasStored
      .catch(() => false)
      .then((hasStored) => {
        if (isMounted) onRunningSaved(hasStored);
      });
    return () => {
      isMounted = false;
    };
  }, [running]);

  useEffect(() => {
    draft.set({
      texts: changedTexts(compared, values),
      isPictureRemoved: isRemoved,
      picture: picture.chosen,
    });
  }, [draft, compared, values, picture.chosen, isRemoved]);

  function textField(name: ProfileFieldName) {
    const { label, isRequired, isLong, autoComplete } = profileFields[name];
    const props = {
      ...field(name),
      label: translate(label),
      autoComplete,
      ...(isRequired ? { required: true } : { optional: true }),
    };
    return isLong ? <TextArea key={name} {...props} rows={4} /> : <TextField key={name} {...props} />;
  }

  const [wasRestored] = useState(draft.exists);
  const stored = !isRemoved && compared.avatarUrl ? { src: compared.avatarUrl } : {};
  return (
    <>
      <FormLayout
        label={labels.title}
        onSubmit={form.submit}
        actions={
          <>
            <Button
              onClick={() => {
                draft.clear();
                onLeave();
              }}
              disabled={isSubmitting}
            >
              {labels.cancel}
            </Button>
            <Button type="submit" tone="primary" loading={isSubmitting}>
              {isSubmitting ? labels.updating : labels.update}
            </Button>
          </>
        }
      >
        {wasRestored && <Alert tone="neutral">{labels.unsaved}</Alert>}
        <AvatarPicker
          name={values.fullName}
          hint={labels.pictureHint}
          disabled={isSubmitting}
          {...stored}
          {...('src' in stored && {
            onRemove() {
              setIsRemoved(true);
              picture.clear();
            },
          })}
          {...picture.field}
          {...(progress !== undefined && { progress })}
        />
        {textField('fullName')}
        <TextField
          name="email"
          label={labels.email}
          type="email"
          value={account.user.email}
          hint={labels.emailHint}
          disabled
        />
        {profileFieldNames.filter((name) => name !== 'fullName').map(textField)}
      </FormLayout>
      {adjusting.dialog}
    </>
  );
}
