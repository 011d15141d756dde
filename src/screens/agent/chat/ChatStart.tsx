import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { EmptyState } from '../../../ui/primitives/EmptyState/EmptyState.tsx';

const suggestions = ['What plan am I on?', 'What did I pay last?', 'What does Pro include?'];

export interface ChatStartProps {
  /** A suggestion was chosen. */
  onAsk: (text: string) => void;
}

/** The dialog's conversation before anything was said. */
export const ChatStart = ({ onAsk }: ChatStartProps) => (
  <EmptyState
    title="Ask about your account"
    description="The agent knows your plan, your payments and your profile."
    action={suggestions.map((text) => (
      <Button key={text} onClick={() => onAsk(text)}>
        {text}
      </Button>
    ))}
  />
);
