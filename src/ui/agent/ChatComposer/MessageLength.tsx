import { FieldError } from '../../primitives/Field/FieldMessage.tsx';
import { plural } from '../../plural.ts';
import { useLabels, useLocale, useNumberLocale } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import * as styles from './MessageLength.css.ts';
import { words } from './MessageLength.words.ts';

export interface MessageLengthProps {
  /** For the `aria-describedby` of the field. */
  id: string;
  /** Of the message, in UTF-16 code units. */
  length: number;
  /** How long it may be. */
  maxLength: number;
}

/** How much room a long message has left, or how much of it is too much. Announced once, not at each letter. */
export function MessageLength({ id, length, maxLength }: MessageLengthProps) {
  const labels = useLabels('MessageLength', words);
  const locale = useLocale();
  const numbers = useNumberLocale();
  const left = maxLength - length;
  return (
    <div id={id} className={styles.note}>
      {left < 0 && (
        <FieldError id={`${id}-error`}>{plural(labels, 'tooLong', maxLength, locale, numbers)}</FieldError>
      )}
      <span className={styles.count}>
        {left < 0
          ? plural(labels, 'over', -left, locale, numbers)
          : plural(labels, 'left', left, locale, numbers)}
      </span>
    </div>
  );
}
