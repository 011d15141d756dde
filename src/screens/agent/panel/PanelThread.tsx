import { useLayoutEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { AgentBlurbs } from '../../../ui/agent/AgentPanel/AgentBlurbs.tsx';
import { ChatThread } from '../chat/ChatThread.tsx';
import { EditingNote } from '../chat/EditingNote.tsx';
import { editingOf, type MessageEditing } from '../chat/messageEditing.ts';
import { LazyAttach } from '../files/LazyAttach.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';

const empty = <AgentBlurbs />;

/** What the panel's field needs for files, and so that the last message can be edited in it. Its code comes with the conversation. */
export interface PanelEditing extends Pick<MessageEditing, 'send' | 'leave'> {
  /** Takes the last message into the field, if that is possible. */
  begin: () => void;
  /** What stands above the field meanwhile. */
  note: ReactNode;
  /** In the field: files that go with a message. */
  attach: ReactNode;
}

export interface PanelThreadProps {
  store: ConversationStore;
  draft: MessageDraft;
  field: RefObject<HTMLTextAreaElement | null>;
  onEditing: (editing: PanelEditing | undefined) => void;
}

const beginIn = (field: PanelThreadProps['field'], edit: MessageEditing) => () => {
  if (edit.begin()) field.current?.focus();
};

/** The conversation in the panel: the same one as in the text chat's dialog. [A50] */
export function PanelThread({ store, draft, field, onEditing }: PanelThreadProps) {
  const edit = editingOf(store, draft);
  const begin = useMemo(() => beginIn(field, edit), [field, edit]);

  useLayoutEffect(() => {
    const note = <EditingNote edit={edit} isAnnounced onEnded={() => field.current?.focus()} />;
    const attach = <LazyAttach store={store} draft={draft} />;
    onEditing({ begin, send: edit.send, leave: edit.leave, note, attach });
    return () => onEditing(undefined);
  }, [edit, begin, field, store, draft, onEditing]);

  return <ChatThread store={store} empty={empty} onEdit={begin} onAsk={edit.ask} />;
}
