import { LoadingDialog } from '../../ui/overlays/Dialog/LoadingDialog.tsx';
import { type DialogName, dialogSizes, dialogTitles } from './dialogs.ts';

export interface DialogFrameProps {
  name: DialogName;
  open: boolean;
  onClose: () => void;
}

/** What a press on a slow line opens: the dialog's frame, until its code is here. */
export const DialogFrame = ({ name, open, onClose }: DialogFrameProps) => (
  <LoadingDialog open={open} onClose={onClose} title={dialogTitles[name]} size={dialogSizes[name]} />
);
