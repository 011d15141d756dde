import { FileText, Image, Paperclip, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { fill } from '../../fill.ts';
import { plural } from '../../plural.ts';
import { useLabels, useLocale } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './AttachFiles.css.ts';
import { filesIn, listenForFiles } from './listenForFiles.ts';
import { words } from './AttachFiles.words.ts';

export interface ChosenFile {
  /** Unique among the files, and the same while the file is there. */
  id: string;
  /** Without its folder. Cut off at the end of its line. */
  name: string;
  /** What people call its type, such as 'PDF'. */
  kind: string;
  /** Formatted, such as '1.4 MB'. */
  size: string;
  /** Why it cannot be sent. */
  error?: string | undefined;
}

export interface AttachFilesProps {
  /** The types that can be chosen, for the browser's own dialog, such as 'image/png,application/pdf'. Without it there is no button. */
  accept: string | undefined;
  /** What was chosen and not sent. */
  files: readonly ChosenFile[];
  /** What is wrong with files that were not taken: one sentence for each. Read out at once. */
  errors?: readonly string[] | undefined;
  /** A sentence below the files. */
  note?: string | undefined;
  /** Files are being read. */
  reading?: boolean | undefined;
  /** Why nothing can be chosen at the moment. It is a part of the button's name. */
  disabledReason?: string | undefined;
  /** Files were chosen, pasted into the field or dropped on it. Pasting and dropping also call it while there is a `disabledReason`. */
  onFiles: (files: readonly File[]) => void;
  /** The file at this place of the list is to be removed. */
  onRemove: (index: number) => void;
}

/** The `attach` of a ChatComposer: the paperclip, and above the text what was chosen. */
export function AttachFiles(props: AttachFilesProps) {
  const { accept, files, errors = [], note, reading = false, disabledReason, onFiles, onRemove } = props;
  const labels = useLabels('AttachFiles', words);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = useEffectEvent((chosen: readonly File[]) => onFiles(chosen));
  const canTake = accept !== undefined;
  useEffect(() => {
    const field = tray.current?.parentElement;
    if (field && canTake)
      return listenForFiles(field, { onFiles: (chosen) => take(chosen), onOver: setIsOver });
  }, [canTake]);

  const hasTray = files.length > 0 || errors.length > 0 || reading || isOver;
  return (
    <>
      <div ref={tray} className={hasTray ? styles.tray : styles.noTray}>
        {isOver && <p className={styles.note}>{disabledReason ?? labels.drop}</p>}
        {files.length > 0 && (
          <ul className={styles.list} aria-label={labels.list}>
            {files.map((file, index) => (
              <Chip
                key={file.id}
                file={file}
                onRemove={() => {
                  // The pressed button goes away, and the browser would drop its focus.
                  tray.current?.parentElement?.querySelector('textarea')?.focus();
                  onRemove(index);
                }}
              />
            ))}
          </ul>
        )}
        {reading && <Spinner label={labels.reading} />}
        <div role="alert">
          {errors.map((error) => (
            <p key={error} className={styles.error} dir="auto">
              {error}
            </p>
          ))}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        <p role="status" className={visuallyHidden}>
          {files.length > 0 ? plural(labels, 'attached', files.length, locale) : ''}
        </p>
      </div>
      {canTake && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accept}
            aria-label={labels.files}
            onChange={({ target }) => {
              const chosen = filesIn(target.files);
              // The same file can be chosen again after it was removed.
              target.value = '';
              onFiles(chosen);
            }}
          />
          <span title={disabledReason ?? labels.attach}>
            <IconButton
              label={disabledReason ? fill(labels.attachNot, { reason: disabledReason }) : labels.attach}
              icon={<Paperclip />}
              disabled={disabledReason !== undefined}
              onClick={() => input.current?.click()}
            />
          </span>
        </>
      )}
    </>
  );
}

function Chip({ file, onRemove }: { file: ChosenFile; onRemove: () => void }) {
  const { name, kind, size, error } = file;
  return (
    <li className={styles.chip}>
      <span className={iconSlot} aria-hidden>
        {kind === 'PDF' ? <FileText /> : <Image />}
      </span>
      <span className={styles.about}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.facts}>
          {kind} · <bdi>{size}</bdi>
        </span>
        {error && <span className={styles.error}>{error}</span>}
      </span>
      <IconButton
        label={fill(useLabels('AttachFiles', words).remove, { name })}
        icon={<X />}
        onClick={onRemove}
      />
    </li>
  );
}
