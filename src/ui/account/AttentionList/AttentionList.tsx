import { X } from 'lucide-react';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { fill } from '../../fill.ts';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { AttentionPlaceholder } from './AttentionPlaceholder.tsx';
import * as styles from './AttentionList.css.ts';
import { words } from './AttentionList.words.ts';

export interface AttentionAction {
  /** What the button says, beginning with a verb. */
  label: string;
  onSelect: () => void;
  /** Called when somebody is about to press the button: load what a press will need. */
  onPreload?: (() => void) | undefined;
  /** What the press has begun is under way. */
  loading?: boolean | undefined;
  /** It cannot be pressed now. Say in the text why. */
  disabled?: boolean | undefined;
}

export interface AttentionItem {
  id: string;
  /** `critical` where something has gone wrong, `caution` where it is about to. */
  tone: 'critical' | 'caution';
  /** One sentence: what has happened. */
  title: string;
  /** What it means, and what to do. */
  text: string;
  /** The way out first, then at most one more. */
  actions: readonly AttentionAction[];
  /** Hides the item. Leave it out where the reader has to act. */
  onDismiss?: (() => void) | undefined;
}

export interface AttentionListProps {
  /** The most urgent first. Without any, nothing is drawn. */
  items: readonly AttentionItem[];
  /** How many more may come: their place is kept below the others. */
  pending?: number | undefined;
}

/** What the owner of an account should know or do now, above everything else. It is not printed. */
export function AttentionList({ items, pending = 0 }: AttentionListProps) {
  const labels = useLabels('AttentionList', words);
  if (items.length === 0) return <AttentionPlaceholder count={pending} />;
  return (
    <section aria-label={labels.title} aria-busy={pending > 0} className={styles.section}>
      <Stack as="ul" gap="xs">
        {items.map(({ id, tone, title, text, actions, onDismiss }) => (
          <li key={id}>
            <Alert
              tone={tone}
              title={title}
              action={
                <div className={styles.buttons}>
                  {actions.map(({ label, onSelect, ...state }, n) => (
                    // Its label may change, and it keeps the focus then.
                    <Button key={n} tone={n === 0 ? 'neutral' : 'quiet'} onClick={onSelect} {...state}>
                      {label}
                    </Button>
                  ))}
                  {onDismiss && (
                    <IconButton label={fill(labels.hide, { title })} icon={<X />} onClick={onDismiss} />
                  )}
                </div>
              }
            >
              <p>{text}</p>
            </Alert>
          </li>
        ))}
        {Array.from({ length: pending }, (_, index) => (
          <li key={index} aria-hidden className={styles.placeholder} />
        ))}
      </Stack>
    </section>
  );
}
