import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { checkPicture, unreadablePicture, type PictureCheck } from '../../services/picture.ts';
import { useLanguage } from './language/LanguageProvider.tsx';

const withPreview = (picture: Blob) => ({ picture, preview: URL.createObjectURL(picture) });

/** Also lets the browser draw it: of a picture that begins as one, the rest may be missing. */
async function checkWhole(file: File): Promise<PictureCheck> {
  const checked = await checkPicture(file);
  if (!checked.ok) return checked;
  try {
    (await createImageBitmap(checked.picture)).close();
    return checked;
  } catch {
    return { ok: false, message: unreadablePicture };
  }
}

/**
 * The picture that the user has chosen, with a preview, or the reason why a file was refused. [R4] `kept`: a picture
 * that was chosen before another view showed. `adjust`: changes a picture that was accepted; undefined when the user has
 * decided otherwise, as they may do meanwhile: `isWanted` says so.
 */
export function usePicture(
  kept?: Blob,
  adjust?: (picture: Blob, isWanted: () => boolean) => Promise<Blob | undefined>,
) {
  const [chosen, setChosen] = useState(() => kept && withPreview(kept));
  const [error, setError] = useState<string>();
  const { translate } = useLanguage();
  const shown = useRef<string>(undefined);
  const newest = useRef<File>(undefined);
  const checking = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    if (!chosen) return;
    const { preview } = chosen;
    shown.current = preview;
    return () => {
      shown.current = undefined;
      // In development React unmounts each component once and mounts it again at once, and then still needs the
      // preview.
      queueMicrotask(() => {
        if (shown.current !== preview) URL.revokeObjectURL(preview);
      });
    };
  }, [chosen]);

  /**
   * Checks a file and takes it, unless another one is picked or the picture is removed meanwhile. When it is refused, the picture
   * chosen before stays. Resolves to whether it was not refused.
   */
  async function pick(file: File) {
    newest.current = file;
    const isWanted = () => newest.current === file;
    const checked = await checkWhole(file);
    let message = checked.ok ? undefined : checked.message;
    try {
      const picture =
        checked.ok && isWanted() && (adjust ? await adjust(checked.picture, isWanted) : checked.picture);
      // At once, so that a form that waits for it finds it in its draft.
      if (picture && isWanted()) flushSync(() => setChosen(withPreview(picture)));
    } catch {
      // The file is gone by now, or too large for this device's memory.
      message = unreadablePicture;
    }
    if (!isWanted()) return true;
    setError(message);
    checking.current = undefined;
    return !message;
  }

  /** Resolves once no picture is being checked any more, to whether the last one was accepted. A form is not sent before that. */
  async function settled(): Promise<boolean> {
    const last = checking.current;
    const isFine = (await last) ?? true;
    return checking.current && checking.current !== last ? settled() : isFine;
  }

  function clear() {
    newest.current = undefined;
    setChosen(undefined);
    setError(undefined);
    checking.current = undefined;
  }

  return {
    chosen: chosen?.picture,
    /** Takes the picture away, also one that is still being checked. */
    clear,
    settled,
    /** The props for `AvatarPicker`. */
    field: {
      onPick: (file: File) => void (checking.current = pick(file)),
      ...(chosen && { src: chosen.preview, onRemove: clear }),
      ...(error && { error: translate(error) }),
    },
  };
}
