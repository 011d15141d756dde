import { LoadingDialog } from '../../ui/overlays/Dialog/LoadingDialog.tsx';
import { type DialogName, dialogSizes, dialogTitles } from './dialogs.ts';

export interface DialogFrameProps {
  name: DialogName;
  open: boolean;
  onClose: () => void;
}

/** The empty dialog that shows on a slow line until the dialog's code has loaded. */
export const DialogFrame = ({ name, open, onClose }: DialogFrameProps) => (
  <LoadingDialog open={open} onClose={onClose} title={dialogTitles[name]} size={dialogSizes[name]} />
);
