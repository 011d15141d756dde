import { useState } from 'react';
import { Alert } from '../../../ui/primitives/Alert/Alert.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { PictureCropper } from '../../../ui/account/PictureCropper/PictureCropper.tsx';
import { wholePicture, type PictureSize } from '../../../ui/account/PictureCropper/crop.ts';
import { useServices } from '../../shell/services.tsx';
import { drawSquare } from './drawSquare.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './AdjustPicture.words.ts';

export interface AdjustPictureProps {
  open: boolean;
  picture: Blob;
  /** Its `blob:` address. */
  src: string;
  size: PictureSize;
  /** Called with the picture to use, or with undefined when the dialog was closed. */
  onDone: (picture: Blob | undefined) => void;
}

/** Asks which part of a picture is used; that part is made small before it is uploaded. [U21] */
export function AdjustPicture({ open, picture, src, size, onDone }: AdjustPictureProps) {
  const labels = useLabels('AdjustPicture', words);
  const { report } = useServices();
  const [crop, setCrop] = useState(wholePicture);
  const [isDrawing, setIsDrawing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function draw() {
    if (isDrawing) return;
    setIsDrawing(true);
    setHasFailed(false);
    try {
      onDone(await drawSquare(picture, crop));
    } catch (error) {
      report.error('adjust picture', error);
      setHasFailed(true);
    }
    setIsDrawing(false);
  }

  return (
    <Dialog
      open={open}
      onClose={() => onDone(undefined)}
      title={labels.title}
      description={labels.description}
      footer={
        <>
          <Button disabled={isDrawing} onClick={() => onDone(picture)}>
            {labels.original}
          </Button>
          <Button tone="primary" loading={isDrawing} onClick={() => void draw()}>
            {labels.part}
          </Button>
        </>
      }
    >
      {hasFailed && <Alert tone="critical">{labels.failed}</Alert>}
      <PictureCropper src={src} size={size} value={crop} onChange={setCrop} />
    </Dialog>
  );
}
