import { useEffect, useRef } from 'react';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import type { useConversationCode } from './useConversationCode.ts';

export interface AskOptions {
  /** Undefined until its code is there. */
  store: Pick<ConversationStore, 'send'> | undefined;
  draft: Pick<MessageDraft, 'get' | 'set'>;
  code: Pick<ReturnType<typeof useConversationCode>, 'error' | 'require'>;
}

/**
 * Asks a question as soon as the conversation's code is there. What cannot be sent joins what is typed, so that it is neither lost
 * nor sent when nobody expects it any more. [A50]
 */
export function useAsk({ store, draft, code }: AskOptions) {
  const waiting = useRef<string>(undefined);

  function send(question: string) {
    const typed = draft.get();
    if (!store?.send(question) && !typed.includes(question))
      draft.set([typed, question].filter(Boolean).join('\n'));
  }

  // After each render, because it only looks whether something has waited long enough.
  useEffect(() => {
    const question = waiting.current;
    if (question === undefined || !(store || code.error)) return;
    waiting.current = undefined;
    send(question);
  });

  return (question: string) => {
    if (store) return send(question);
    waiting.current ??= question;
    if (waiting.current !== question) send(question);
    code.require();
  };
}
