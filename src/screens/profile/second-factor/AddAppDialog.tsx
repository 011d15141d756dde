import { useState } from 'react';
import type { NewAuthenticatorApp, SecondFactor } from '../../../services/factors.ts';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { useServices } from '../../shell/services.tsx';
import { ConfirmAppForm } from './ConfirmAppForm.tsx';
import { NameAppForm } from './NameAppForm.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './AddAppDialog.words.ts';

export interface AddAppDialogProps {
  open: boolean;
  /** The names of the user's factors. */
  takenNames: readonly string[];
  onAdded: (app: SecondFactor) => void;
  onClose: () => void;
}

/** Sets up an authenticator app: its name, then the QR code and the first code of the app. [U11] */
export function AddAppDialog({ open, takenNames, onAdded, onClose }: AddAppDialogProps) {
  const labels = useLabels('AddAppDialog', words);
  const { loadFactors } = useServices();
  const [begun, setBegun] = useState<NewAuthenticatorApp & { name: string }>();
  const [isSubmitting, setIsSubmitting] = useState(false);

  function close() {
    // An answer that comes after the dialog was closed would not be seen.
    if (isSubmitting) return;
    // An app that was not confirmed would keep its name for itself.
    if (begun)
      void loadFactors().then(
        (port) => port.remove(begun.id),
        () => undefined,
      );
    setBegun(undefined);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="medium"
      title={begun ? labels.scan : labels.setUp}
      description={begun ? labels.scanText : labels.setUpText}
    >
      {begun ? (
        <ConfirmAppForm
          app={begun}
          onSubmitting={setIsSubmitting}
          onConfirmed={() => {
            const { id, name } = begun;
            setBegun(undefined);
            onAdded({ id, name, kind: 'app', addedAt: '' });
          }}
          onCancel={close}
        />
      ) : (
        <NameAppForm
          takenNames={takenNames}
          onSubmitting={setIsSubmitting}
          onBegun={setBegun}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
