import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { maxCharacters } from '../../../services/validation.ts';
import { ChatComposer } from '../../../ui/agent/ChatComposer/ChatComposer.tsx';
import { sendDraft } from '../chat/sendDraft.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { ObservableValue } from '../conversation/observableValue.ts';
import { useConversation } from '../conversation/useConversation.ts';

export interface PanelComposerProps {
  /** Undefined until its code has loaded: what is sent before is sent then. */
  store: ConversationStore | undefined;
  draft: ObservableValue<string>;
  /** Something was sent, and the conversation's code is needed for it. */
  onNeeded: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Asked when the field appears: whether it takes the focus. */
  takesFocus: () => boolean;
}

/** The panel's field. It is there before the conversation's code is, and stays the same field when that comes. [A50] */
export function PanelComposer({ store, draft, onNeeded, field, takesFocus }: PanelComposerProps) {
  const typed = useSyncExternalStore(draft.subscribe, draft.get, () => '');
  const isPending = useConversation(store, (state) => state?.pending ?? false);
  const [wasSent, setWasSent] = useState(false);
  const isQueued = useRef(false);

  const sendQueued = useEffectEvent(() => {
    if (!store || !isQueued.current) return;
    isQueued.current = false;
    sendDraft(draft, store.send);
  });
  useEffect(() => {
    if (store) sendQueued();
  }, [store]);

  // Not a layout effect: the sheet around it moves the focus when it opens.
  const takeFocus = useEffectEvent(() => takesFocus() && field.current?.focus());
  useEffect(() => {
    takeFocus();
  }, []);

  return (
    <ChatComposer
      ref={field}
      label="Ask about your account…"
      value={typed}
      onChange={(text) => draft.set(text)}
      maxLength={maxCharacters.message}
      pending={isPending || (wasSent && !store)}
      onStop={() => {
        isQueued.current = false;
        setWasSent(false);
        store?.stop();
      }}
      onSend={() => {
        if (store) return sendDraft(draft, store.send);
        isQueued.current = true;
        setWasSent(true);
        onNeeded();
      }}
    />
  );
}
