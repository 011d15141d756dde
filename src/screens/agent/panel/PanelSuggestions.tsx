import { useState } from 'react';
import { SuggestionChips } from '../../../ui/agent/AgentPanel/SuggestionChips.tsx';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { useQuestionLabels } from '../../shell/language/LanguageProvider.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { useConversation } from '../conversation/useConversation.ts';
import { suggestions } from './suggestions.ts';
import { words } from './suggestions.words.ts';

export interface PanelSuggestionsProps {
  account: AccountData;
  store: ConversationStore;
  /** One was asked: the pressed button is about to go, and the focus with it. */
  onAsked: () => void;
}

/** What this user might ask, until something was said. [A51] */
export function PanelSuggestions({ account, store, onAsked }: PanelSuggestionsProps) {
  const isEmpty = useConversation(store, (state) => state?.entries.length === 0);
  const { labels, locale, lang } = useQuestionLabels('suggestions', words);
  const [now] = useState(() => new Date());
  const questions = suggestions(
    { payments: account.payments.data, billing: account.billing.data, now, locale },
    labels,
  );
  if (!isEmpty || questions.length === 0) return null;
  return (
    <SuggestionChips
      questions={questions}
      lang={lang}
      onAsk={(question) => {
        onAsked();
        store.send(question);
      }}
    />
  );
}
