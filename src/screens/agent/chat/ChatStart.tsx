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
  const { labels: questions, lang } = useQuestionLabels('ChatStart', words);
  return (
    <EmptyState
      title={labels.title}
      description={labels.description}
      action={[questions.plan, questions.paid, questions.pro].map((text) => (
        <Button key={text} lang={lang} onClick={() => onAsk(text)}>
          {text}
        </Button>
      ))}
    />
  );
}
