import { useEffect, useRef, useState } from 'react';
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

export interface SettledPicture {
  picture: Blob | undefined;
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
  const checking = useRef<Promise<SettledPicture | undefined>>(undefined);

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
   * chosen before stays, and this resolves to undefined.
   */
  async function pick(file: File): Promise<SettledPicture | undefined> {
    newest.current = file;
    const isWanted = () => newest.current === file;
    const checked = await checkWhole(file);
    let message = checked.ok ? undefined : checked.message;
    let picture = chosen?.picture;
    try {
      const taken =
        checked.ok && isWanted() && (adjust ? await adjust(checked.picture, isWanted) : checked.picture);
      if (taken && isWanted()) setChosen(withPreview((picture = taken)));
    } catch {
      // The file is gone by now, or too large for this device's memory.
      message = unreadablePicture;
    }
    if (isWanted()) {
      setError(message);
      checking.current = undefined;
    }
    return message ? undefined : { picture };
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
    /**
     * Resolves to the picture to send once none is being checked any more, or to undefined when the last one was refused. Forms
     * take no other picture meanwhile.
     */
    settled: () => checking.current ?? Promise.resolve({ picture: chosen?.picture }),
    /** The props for `AvatarPicker`. */
    field: {
      onPick: (file: File) => void (checking.current = pick(file)),
      ...(chosen && { src: chosen.preview, onRemove: clear }),
      ...(error && { error: translate(error) }),
    },
  };
}
