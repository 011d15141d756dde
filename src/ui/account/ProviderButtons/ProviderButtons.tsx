import { fill } from '../../fill.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useLabels } from '../../primitives/LabelsProvider/LabelsProvider.tsx';
import { providerMarks } from './marks.tsx';
import * as styles from './ProviderButtons.css.ts';
import { words } from './ProviderButtons.words.ts';

export interface OfferedProvider {
  /** Also decides about the mark before the label. */
  id: keyof typeof providerMarks;
  /** As the site writes it, such as 'GitHub'. */
  name: string;
}

export interface ProviderButtonsProps {
  /** In this order; at least one. */
  providers: readonly OfferedProvider[];
  /** The one whose page is being opened: its button shows a spinner, and no other can be pressed. */
  pending?: string | undefined;
  /** Nothing can be pressed, because something else of the form is under way. */
  disabled?: boolean | undefined;
  /** Called with the id of the one whose button was pressed. */
  onContinue: (id: OfferedProvider['id']) => void;
}

/** The ways in with an account at another site, below the form for email and password. */
export function ProviderButtons({ providers, pending, disabled = false, onContinue }: ProviderButtonsProps) {
  const labels = useLabels('ProviderButtons', words);
  return (
    <div className={styles.group} role="group" aria-label={labels.group}>
      <div className={styles.divider}>{labels.or}</div>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          fullWidth
          icon={providerMarks[id]}
          loading={pending === id}
          disabled={disabled || (pending !== undefined && pending !== id)}
          onClick={() => onContinue(id)}
        >
          {fill(labels.continueWith, { name })}
        </Button>
      ))}
    </div>
  );
}
