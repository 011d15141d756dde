import { useEffect, useRef, useState } from 'react';
import { checkPicture } from '../../services/picture.ts';

const withPreview = (picture: Blob) => ({ picture, preview: URL.createObjectURL(picture) });

/** R4: a picture that was checked, with a preview, or the reason why it was refused. `kept`: chosen earlier. */
export function usePicture(kept?: Blob) {
  const [chosen, setChosen] = useState(() => kept && withPreview(kept));
  const [error, setError] = useState<string>();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    if (!chosen) return;
    const { preview } = chosen;
    shown.current = preview;
    return () => {
      shown.current = undefined;
      // In development React takes each component away once and brings it back at once: its picture is still needed.
      queueMicrotask(() => {
        if (shown.current !== preview) URL.revokeObjectURL(preview);
      });
    };
  }, [chosen]);

  /** A refused file leaves the picture that was there. */
  async function pick(file: File) {
    const checked = await checkPicture(file);
    setError(checked.ok ? undefined : checked.message);
    if (checked.ok) setChosen(withPreview(checked.picture));
  }

  function clear() {
    setChosen(undefined);
    setError(undefined);
  }

  return {
    chosen: chosen?.picture,
    /** For AvatarPicker. */
    field: {
      onPick: (file: File) => void pick(file),
      ...(chosen && { src: chosen.preview, onRemove: clear }),
      ...(error && { error }),
    },
  };
}
