import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ErrorDialog } from '../../shell/ErrorDialog.tsx';
import { showWhenLoaded } from '../../shell/showWhenLoaded.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './AdjustPicture.words.ts';

const AdjustPicture = lazyWithPreload(async () => (await import('./AdjustPicture.tsx')).AdjustPicture);

/** A square picture of at most this many pixels a side is used as it is. */
const smallEnough = 512;

interface Asked {
  /** Each picture begins anew, also the same one. */
  id: number;
  picture: Blob;
  src: string;
  size: { width: number; height: number };
  answer: (picture: Blob | undefined) => void;
}

async function sizeOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * `adjust` asks which part of a picture is used, unless it is small and square, and resolves to the picture to use, or to undefined
 * when the user has closed the dialog, or wants another picture by the time it could open. `dialog` is to be rendered outside of
 * any form. [U21]
 */
export function useAdjustPicture() {
  const labels = useLabels('AdjustPicture', words);
  const [asked, setAsked] = useState<Asked>();
  const [isOpen, setIsOpen] = useState(false);

  async function adjust(picture: Blob, isWanted: () => boolean): Promise<Blob | undefined> {
    const size = await sizeOf(picture);
    if (size.width === size.height && size.width <= smallEnough) return picture;
    return new Promise((answer) =>
      showWhenLoaded(AdjustPicture.preload, () => {
        if (!isWanted()) return answer(undefined);
        const src = URL.createObjectURL(picture);
        setAsked((before) => ({ id: (before?.id ?? 0) + 1, picture, src, size, answer }));
        setIsOpen(true);
      }),
    );
  }

  function finish(picture: Blob | undefined) {
    setIsOpen(false);
    if (!asked) return;
    // The dialog has drawn it already, and needs no address while it fades out.
    URL.revokeObjectURL(asked.src);
    asked.answer(picture);
  }

  return {
    adjust,
    dialog: asked && (
      <ErrorBoundary
        where="adjust picture"
        fallback={(error) => (
          <ErrorDialog {...error} open={isOpen} title={labels.title} onClose={() => finish(undefined)} />
        )}
      >
        <Suspense fallback={null}>
          <AdjustPicture
            key={asked.id}
            open={isOpen}
            picture={asked.picture}
            src={asked.src}
            size={asked.size}
            onDone={finish}
          />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}
