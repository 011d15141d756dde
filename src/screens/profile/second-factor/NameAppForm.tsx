import { useState } from 'react';
import type { EnrollRefusal, NewAuthenticatorApp } from '../../../services/factors.ts';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { DialogForm } from '../../shell/DialogForm.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { enrollMessage, maxNameLength, nameMessages } from './enrollMessages.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './AddAppDialog.words.ts';

interface NameAppFormProps {
  takenNames: readonly string[];
  /** Whether an answer is awaited. */
  onSubmitting: (isSubmitting: boolean) => void;
  onBegun: (app: NewAuthenticatorApp & { name: string }) => void;
  onCancel: () => void;
}

/** The name, with a number if it is taken. */
function freeName(name: string, taken: readonly string[]) {
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? name : `${name} ${number}`;
    if (!taken.includes(next)) return next;
  }
}

const unavailable: EnrollRefusal = {
  kind: 'unavailable',
  message: errorMessages.unavailable,
  reason: 'other',
};

/** The first step: what the app is called, so that it can be told from another one later. [U11] */
export function NameAppForm({ takenNames, onSubmitting, onBegun, onCancel }: NameAppFormProps) {
  const labels = useLabels('AddAppDialog', words);
  const { translate } = useLanguage();
  const { loadFactors, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<EnrollRefusal>();
  const [initialName] = useState(() => freeName(labels.phone, takenNames));
  const { field, isSubmitting, submit } = useForm(
    { name: initialName },
    {
      name(value) {
        const name = value.trim();
        if (name === '') return nameMessages.missing;
        if (name.length > maxNameLength) return nameMessages.tooLong;
        return takenNames.includes(name)
          ? enrollMessage({ kind: 'refused', message: '', reason: 'name-taken' })
          : undefined;
      },
    },
    async ({ name: typed }, isMounted) => {
      setRefusal(undefined);
      const name = typed.trim();
      const port = await loadFactors().catch(() => undefined);
      const result = (await port?.enroll(name)) ?? { ok: false as const, failure: unavailable };
      if (!isMounted()) return;
      if (result.ok) onBegun({ ...result.value, name });
      else setRefusal(result.failure);
    },
  );

  return (
    <DialogForm
      label={labels.setUp}
      submit={submit}
      isSubmitting={isSubmitting}
      onSubmitting={onSubmitting}
      error={refusal && translate(withSupportEmail(enrollMessage(refusal), supportEmail))}
      action={[labels.continue, labels.preparing]}
      onCancel={onCancel}
    >
      <TextField
        {...field('name')}
        label={labels.device}
        hint={labels.deviceHint}
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}
