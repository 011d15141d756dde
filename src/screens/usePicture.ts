import { useEffect, useState } from 'react';
import { checkPicture } from '../services/picture.ts';

/** R4: a picture that was checked, with a preview, or the reason why it was refused. */
export function usePicture() {
  const [chosen, setChosen] = useState<{ picture: Blob; preview: string }>();
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.preview);
  }, [chosen]);

  /** A refused file leaves the picture that was there. */
  async function pick(file: File) {
    const checked = await checkPicture(file);
    setError(checked.ok ? undefined : checked.message);
    if (checked.ok) setChosen({ picture: checked.picture, preview: URL.createObjectURL(checked.picture) });
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
