import { useState } from 'react';
import type { NewAuthenticatorApp } from '../../../services/factors.ts';
import { errorMessages } from '../../../services/messages.ts';
import { AuthenticatorKey } from '../../../ui/account/AuthenticatorKey/AuthenticatorKey.tsx';
import { FactorCodeField } from '../../auth/second-factor/FactorCodeField.tsx';
import { useFactorCode } from '../../auth/second-factor/useFactorCode.ts';
import { DialogForm } from '../../shell/DialogForm.tsx';
import { useServices } from '../../shell/services.tsx';
import { qrImage } from './qrImage.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { words } from './AddAppDialog.words.ts';

interface ConfirmAppFormProps {
  app: NewAuthenticatorApp;
  /** Whether an answer is awaited. */
  onSubmitting: (isSubmitting: boolean) => void;
  onConfirmed: () => void;
  onCancel: () => void;
}

const unavailable = {
  ok: false,
  failure: { kind: 'unavailable', message: errorMessages.unavailable, reason: 'other' },
} as const;

/** Copies what an element shows, as if its reader had selected it. Call it in the handler of a press. */
function copyTextOf(element: HTMLElement) {
  getSelection()?.selectAllChildren(element);
  return document.execCommand('copy');
}

/** The second step: the key for the app, and the first code that it shows. [U11] */
export function ConfirmAppForm({ app, onSubmitting, onConfirmed, onCancel }: ConfirmAppFormProps) {
  const labels = useLabels('AddAppDialog', words);
  const { translate } = useLanguage();
  const { loadFactors } = useServices();
  const [copyStatus, setCopyStatus] = useState<'copied' | 'notCopied'>();
  const { isSubmitting, submit, error, ...field } = useFactorCode({
    async verify(code) {
      const port = await loadFactors().catch(() => undefined);
      return port ? port.confirm(app.id, code) : unavailable;
    },
    onVerified: onConfirmed,
  });

  return (
    <DialogForm
      label={labels.scan}
      submit={submit}
      isSubmitting={isSubmitting}
      onSubmitting={onSubmitting}
      error={error && translate(error)}
      action={[labels.turnOn, labels.checking]}
      onCancel={onCancel}
    >
      <AuthenticatorKey
        qrImage={qrImage(app.address)}
        secret={app.key}
        copyStatus={copyStatus ? labels[copyStatus] : ''}
        onCopy={(key) => setCopyStatus(copyTextOf(key) ? 'copied' : 'notCopied')}
      />
      <FactorCodeField {...field} />
    </DialogForm>
  );
}
