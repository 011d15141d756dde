import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { EmptyState } from '../../../ui/primitives/EmptyState/EmptyState.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useQuestionLabels } from '../../shell/language/LanguageProvider.tsx';
import { words } from './ChatStart.words.ts';

export interface ChatStartProps {
  /** A suggestion was chosen. */
  onAsk: (text: string) => void;
}

/** The dialog's conversation before anything was said. */
export function ChatStart({ onAsk }: ChatStartProps) {
  const labels = useLabels('ChatStart', words);
  const { plan, paid, pro } = useQuestionLabels('ChatStart', words).labels;
  return (
    <EmptyState
      title={labels.title}
      description={labels.description}
      action={[plan, paid, pro].map((text) => (
        <Button key={text} onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
    />
  );
}
