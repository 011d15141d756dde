import { useEffect, useRef, useState } from 'react';
import { checkPicture } from '../../services/picture.ts';
import { useLanguage } from './language/LanguageProvider.tsx';

const withPreview = (picture: Blob) => ({ picture, preview: URL.createObjectURL(picture) });

/**
 * The picture that the user has chosen, with a preview, or the reason why a file was refused. [R4] `kept`: a picture
 * that was chosen before another view showed. `adjust`: changes a picture that was accepted; undefined when the user has
 * decided otherwise.
 */
export function usePicture(kept?: Blob, adjust?: (picture: Blob) => Promise<Blob | undefined>) {
  const [chosen, setChosen] = useState(() => kept && withPreview(kept));
  const [error, setError] = useState<string>();
  const { say } = useLanguage();
  const shown = useRef<string>(undefined);

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

  /** Checks a file and takes it. When it is refused, the picture chosen before stays. */
  async function pick(file: File) {
    const checked = await checkPicture(file);
    setError(checked.ok ? undefined : checked.message);
    if (!checked.ok) return;
    const picture = adjust ? await adjust(checked.picture) : checked.picture;
    if (picture) setChosen(withPreview(picture));
  }

  function clear() {
    setChosen(undefined);
    setError(undefined);
  }

  return {
    chosen: chosen?.picture,
    /** The props for `AvatarPicker`. */
    field: {
      onPick: (file: File) => void pick(file),
      ...(chosen && { src: chosen.preview, onRemove: clear }),
      ...(error && { error: say(error) }),
    },
  };
}
