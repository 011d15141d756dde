import { Stack } from '../../layout/Stack/Stack.tsx';
import * as styles from './AttentionList.css.ts';

export interface AttentionPlaceholderProps {
  /** How many items will be listed. */
  count: number;
}

/** Reserves the place of an AttentionList while its code is fetched, so that what stands below does not move. */
export const AttentionPlaceholder = ({ count }: AttentionPlaceholderProps) =>
  count > 0 && (
    <div aria-busy className={styles.section}>
      <Stack gap="xs">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} aria-hidden className={styles.placeholder} />
        ))}
      </Stack>
    </div>
  );
