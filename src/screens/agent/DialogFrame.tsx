import { LoadingDialog } from '../../ui/overlays/Dialog/LoadingDialog.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { type DialogName, dialogSizes } from './dialogs.ts';
import { words } from './dialogs.words.ts';

export interface DialogFrameProps {
  name: DialogName;
  open: boolean;
  onClose: () => void;
}

/** The empty dialog that shows on a slow line until the dialog's code has loaded. */
export function DialogFrame({ name, open, onClose }: DialogFrameProps) {
  const titles = useLabels('dialogs', words);
  return <LoadingDialog open={open} onClose={onClose} title={titles[name]} size={dialogSizes[name]} />;
}
