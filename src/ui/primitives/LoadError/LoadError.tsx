import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import * as styles from './LoadError.css.ts';

export interface LoadErrorProps {
  /** Begins the sentence: 'Your profile'. */
  subject: string;
  /** A retry is under way: the button turns its spinner and cannot be pressed. */
  retrying?: boolean | undefined;
  /** The reader asks for the data once more. */
  onRetry: () => void;
}

/** In place of a card's content. */
export function LoadError({ subject, retrying = false, onRetry }: LoadErrorProps) {
  return (
    <div className={styles.root}>
      <p role="alert" className={styles.words}>
        <span className={`${iconSlot} ${styles.mark}`}>
          <CircleAlert aria-hidden />
        </span>
        {subject} could not be loaded.
      </p>
      <Button icon={<RotateCw />} loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
