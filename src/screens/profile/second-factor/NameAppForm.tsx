import { useState } from 'react';
import type { EnrollRefusal, NewApp } from '../../../services/factors.ts';
import { errorMessages } from '../../../services/messages.ts';
import { withSupportEmail } from '../../../services/withSupportEmail.ts';
import { TextField } from '../../../ui/primitives/TextField/TextField.tsx';
import { DialogForm } from '../../shell/DialogForm.tsx';
import { useServices } from '../../shell/services.tsx';
import { useForm } from '../../shell/useForm.ts';
import { enrollMessage } from './enrollMessages.ts';

interface NameAppFormProps {
  takenNames: readonly string[];
  /** Whether an answer is awaited. */
  onSubmitting: (isSubmitting: boolean) => void;
  onBegun: (app: NewApp & { name: string }) => void;
  onCancel: () => void;
}

/** The longest name that the backend takes. */
const maxNameLength = 100;

function freeName(taken: readonly string[]) {
  const name = 'Phone';
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
  const { loadFactors, supportEmail } = useServices();
  const [refusal, setRefusal] = useState<EnrollRefusal>();
  const [initialName] = useState(() => freeName(takenNames));
  const { field, isSubmitting, submit } = useForm(
    { name: initialName },
    {
      name(value) {
        const name = value.trim();
        if (name === '') return 'Give the app a name.';
        if (name.length > maxNameLength) return `Use at most ${maxNameLength} characters.`;
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
      label="Set up an authenticator app"
      submit={submit}
      isSubmitting={isSubmitting}
      onSubmitting={onSubmitting}
      error={refusal && withSupportEmail(enrollMessage(refusal), supportEmail)}
      action={['Continue', 'Preparing...']}
      onCancel={onCancel}
    >
      <TextField
        {...field('name')}
        label="Name of the device"
        hint="To tell it from others, such as ‘Work phone’."
        autoComplete="off"
        required
      />
    </DialogForm>
  );
}
