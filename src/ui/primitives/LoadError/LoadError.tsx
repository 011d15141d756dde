import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { iconSlot } from '../../theme/icon.css.ts';
import { fill } from '../../fill.ts';
import { useLabels } from '../LabelsProvider/LabelsProvider.tsx';
import * as styles from './LoadError.css.ts';
import { words } from './LoadError.words.ts';

export interface LoadErrorProps {
  /**
   * The beginning of the sentence '… could not be loaded.', such as 'Your profile'. A translation may need it in the
   * singular: 'The list of your devices'.
   */
  subject: string;
  /** The data is being fetched again: the button shows a spinner and ignores presses. */
  retrying?: boolean | undefined;
  /** Called when 'Retry' is pressed: fetch the data again. */
  onRetry: () => void;
}

/** Takes the place of a card's content that could not be loaded, and offers to try again. */
export function LoadError({ subject, retrying = false, onRetry }: LoadErrorProps) {
  const labels = useLabels('LoadError', words);
  return (
    <div className={styles.root}>
      <p role="alert" className={styles.message}>
        <span className={`${iconSlot} ${styles.mark}`}>
          <CircleAlert aria-hidden />
        </span>
        {fill(labels.failed, { subject })}
      </p>
      <Button icon={<RotateCw />} loading={retrying} onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}
