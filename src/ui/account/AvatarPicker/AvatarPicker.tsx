import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FieldError, FieldHint } from '../../primitives/Field/FieldMessage.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AvatarPicker.css.ts';
import { useFileDrop } from './useFileDrop.ts';
import { words } from './AvatarPicker.words.ts';

export interface AvatarPickerProps {
  /** Whose picture it is; the first letter stands in for a missing picture. */
  name: string;
  /** Address of the current picture or of a preview (`blob:`). Without it there is nothing to remove. */
  src?: string | undefined;
  /** Names the input and the drop area. 'Profile picture' unless given. */
  label?: string | undefined;
  /** Which files are accepted: types and greatest size. */
  hint?: string | undefined;
  /** Why the last file was refused; marks the input invalid. */
  error?: string | undefined;
  /** How much is uploaded, 0 to 1; undefined when no upload is under way. */
  progress?: number | undefined;
  /** No file can be chosen, dropped or removed. */
  disabled?: boolean | undefined;
  /** A file was chosen or dropped. It is unchecked: the caller must test size and content. */
  onPick: (file: File) => void;
  /** 'Remove picture' was pressed. Without the callback there is no such button. */
  onRemove?: (() => void) | undefined;
}

/** Lets somebody choose, drop or remove a picture, and shows the progress of its upload. It checks no file: the caller does. */
export function AvatarPicker({
  name,
  src,
  label,
  hint,
  error,
  progress,
  disabled = false,
  onPick,
  onRemove,
}: AvatarPickerProps) {
  const labels = useLabels('AvatarPicker', words);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const uploading = progress !== undefined;
  const percent = Math.round(Math.min(1, Math.max(0, progress ?? 0)) * 100);

  function pick(files: FileList | null) {
    const file = files?.[0];
    if (file) onPick(file);
  }
  const drop = useFileDrop(disabled, pick);

  return (
    <div
      {...drop.target}
      role="group"
      aria-labelledby={`${id}-label`}
      className={drop.isOver ? `${styles.root} ${styles.dropping}` : styles.root}
    >
      <Avatar name={name} src={src} size="hero" />
      <div className={styles.side}>
        <label htmlFor={id} id={`${id}-label`} className={styles.name}>
          {label ?? labels.label}
        </label>
        <div className={styles.buttons}>
          <input
            id={id}
            type="file"
            accept="image/*"
            disabled={disabled}
            aria-invalid={Boolean(error)}
            aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
            onChange={(event) => {
              pick(event.target.files);
              // Otherwise the same file could not be chosen again after it was removed or refused.
              event.target.value = '';
            }}
            className={styles.input}
          />
          <label htmlFor={id} className={styles.choose}>
            <span className={iconSlot}>
              <ImageUp aria-hidden />
            </span>
            {src ? labels.change : labels.choose}
          </label>
          {src && onRemove && (
            <Button tone="quiet" disabled={disabled} onClick={onRemove}>
              {labels.remove}
            </Button>
          )}
        </div>
        {error && <FieldError id={errorId}>{error}</FieldError>}
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        <div
          className={uploading ? `${styles.track} ${styles.uploading}` : styles.track}
          {...(uploading && {
            role: 'progressbar',
            'aria-label': labels.uploading,
            'aria-valuenow': percent,
          })}
        >
          {uploading && <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />}
        </div>
      </div>
    </div>
  );
}
