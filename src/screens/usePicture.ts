import { useEffect, useState } from 'react';
import { checkPicture } from '../services/picture.ts';

/** R4: a picture that was checked, with a preview, or the reason why it was refused. */
export function usePicture() {
  const [chosen, setChosen] = useState<Blob>();
  const [error, setError] = useState<string>();
  const [preview, setPreview] = useState<string>();

  useEffect(() => {
    if (!chosen) return setPreview(undefined);
    const url = URL.createObjectURL(chosen);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);

  /** A refused file leaves the picture that was there. */
  async function pick(file: File) {
    const checked = await checkPicture(file);
    setError(checked.ok ? undefined : checked.message);
    if (checked.ok) setChosen(checked.picture);
  }

  function clear() {
    setChosen(undefined);
    setError(undefined);
  }

  return {
    chosen,
    clear,
    /** For AvatarPicker. */
    field: {
      onPick: (file: File) => void pick(file),
      ...(preview && { src: preview, onRemove: clear }),
      ...(error && { error }),
    },
  };
}
