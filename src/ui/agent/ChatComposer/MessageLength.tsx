import { FieldError } from '../../primitives/Field/FieldMessage.tsx';
import * as styles from './MessageLength.css.ts';

export interface MessageLengthProps {
  /** For the `aria-describedby` of the field. */
  id: string;
  /** Of the message, in UTF-16 code units. */
  length: number;
  /** How long it may be. */
  maxLength: number;
}

const count = (characters: number, end: string) => `${characters.toLocaleString('en')} ${end}`;

/** How much room a long message has left, or how much of it is too much. Announced once, not at each letter. */
export function MessageLength({ id, length, maxLength }: MessageLengthProps) {
  const left = maxLength - length;
  return (
    <div id={id} className={styles.note}>
      {left < 0 && (
        <FieldError id={`${id}-error`}>
          {`Too long to send: a message has at most ${count(maxLength, 'characters')}.`}
        </FieldError>
      )}
      <span className={styles.count}>
        {left < 0 ? count(-left, 'too many') : count(left, left === 1 ? 'character left' : 'characters left')}
      </span>
    </div>
  );
}
