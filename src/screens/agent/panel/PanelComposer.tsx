import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { maxCharacters } from '../../../services/validation.ts';
import { words } from '../../../ui/agent/AskBar/AskBar.words.ts';
import { ChatComposer } from '../../../ui/agent/ChatComposer/ChatComposer.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { canTalk } from './canTalk.ts';
import { sendDraft, type SendMessage } from '../chat/sendDraft.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import { useConversation } from '../conversation/useConversation.ts';
import type { PanelEditing } from './PanelThread.tsx';

export interface PanelComposerProps {
  /** Undefined until its code has loaded: what is sent before is sent then. */
  store: ConversationStore | undefined;
  draft: MessageDraft;
  /** Undefined until its code has loaded, and where no conversation is shown. */
  editing: PanelEditing | undefined;
  /** Something was sent, and the conversation's code is needed for it. */
  onNeeded: () => void;
  onTalk: () => void;
  onPreloadTalk: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Asked when the field appears: whether it takes the focus. */
  takesFocus: () => boolean;
}

/** The panel's field. It is there before the conversation's code is, and stays the same field when that comes. [A50] */
export function PanelComposer(props: PanelComposerProps) {
  const { store, draft, editing, onNeeded, onTalk, onPreloadTalk, field, takesFocus } = props;
  // The bar at the bottom of a narrow window asks the same.
  const labels = useLabels('AskBar', words);
  const typed = useSyncExternalStore(draft.subscribe, draft.get, () => '');
  const isPending = useConversation(store, (state) => state?.pending ?? false);
  const [wasSent, setWasSent] = useState(false);
  const isQueued = useRef(false);
  const send: SendMessage | undefined = editing?.send ?? store?.send;

  const sendQueued = useEffectEvent(() => {
    if (!send || !isQueued.current) return;
    isQueued.current = false;
    sendDraft(draft, send);
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
      label={labels.ask}
      value={typed}
      onChange={(text) => draft.set(text)}
      maxLength={maxCharacters.message}
      attach={editing?.attach}
      pending={isPending || (wasSent && !store)}
      onEditLast={editing?.begin}
      onTalk={canTalk() ? onTalk : undefined}
      onPreloadTalk={onPreloadTalk}
      onStop={() => {
        isQueued.current = false;
        setWasSent(false);
        store?.stop();
      }}
      onSend={() => {
        if (send) return sendDraft(draft, send);
        isQueued.current = true;
        setWasSent(true);
        onNeeded();
      }}
    />
  );
}
