// The agent's panel: beside the page from 1280 px, below that a sheet over it.
//   Panel.tsx                the panel with the conversation in it, unless the text chat's dialog shows that
//   PanelThread.tsx          the conversation; its code loads when the browser is idle (useConversationCode.ts)
//   PanelComposer.tsx        the field, which is there before that code is
//   canTalk.ts               whether it has a microphone
//   PanelSuggestions.tsx     what this user might ask; suggestions.ts makes the questions of the account
import { useEffect, useRef, useState, type RefObject } from 'react';
import { AgentPanel, type AgentPanelProps } from '../../../ui/agent/AgentPanel/AgentPanel.tsx';
import { PanelNote } from '../../../ui/agent/AgentPanel/PanelNote.tsx';
import { CallBarPlace } from '../../../ui/agent/CallBar/CallBarPlace.tsx';
import { lazyWithPreload } from '../../../ui/lazyWithPreload.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { Spinner } from '../../../ui/primitives/Spinner/Spinner.tsx';
import type { AccountData } from '../../shell/account/useAccount.ts';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { ErrorFallback } from '../../shell/ErrorFallback.tsx';
import { useServices } from '../../shell/services.tsx';
import { hasStoredThread } from '../../shell/tabStorage.ts';
import { useOnline } from '../../shell/useOnline.ts';
import type { ConversationStore } from '../conversation/conversation.ts';
import type { MessageDraft } from '../conversation/draft.ts';
import type { DialogName } from '../dialogs.ts';
import { words } from './Panel.words.ts';
import { PanelComposer } from './PanelComposer.tsx';
import type { PanelEditing, PanelThreadProps } from './PanelThread.tsx';
import { useAgentState } from '../conversation/useAgentState.ts';

export const LazyPanelThread = lazyWithPreload(async () => (await import('./PanelThread.tsx')).PanelThread);
/** Fetched together with the conversation's code, before which nothing is suggested. */
export const LazyPanelSuggestions = lazyWithPreload(
  async () => (await import('./PanelSuggestions.tsx')).PanelSuggestions,
);

export interface PanelProps extends Pick<AgentPanelProps, 'layout' | 'onClose'> {
  account: AccountData;
  /** Undefined until the conversation's code has loaded. */
  store: ConversationStore | undefined;
  draft: MessageDraft;
  /** The dialog that is open. While it is, its own field and log are the only ones. */
  dialog: DialogName | undefined;
  onOpen: (dialog: DialogName) => void;
  onPreload: (dialog: DialogName) => void;
  /** The conversation's code could not be fetched when it was needed. */
  error: unknown;
  /** The conversation's code is needed now. */
  onNeeded: () => void;
  /** Receives the place for a call that was made small. */
  onCallPlace: (place: HTMLElement | null) => void;
  /** The field for the next message. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** Asked when the field appears: whether it takes the focus. */
  takesFocus: () => boolean;
}

/** The panel: who the agent is, how to reach it, and the conversation with it. [V13, V17, A50] */
export function Panel(props: PanelProps) {
  const { account, store, draft, dialog, onOpen, onPreload, onNeeded, onCallPlace, field } = props;
  const labels = useLabels('Panel', words);
  const { agent } = useServices();
  const online = useOnline();
  const mark = useAgentState(store);
  const [hadThread] = useState(() => hasStoredThread(account.user.id));
  const [editing, setEditing] = useState<PanelEditing>();
  const latestEditing = useRef<PanelEditing>(undefined);
  useEffect(() => {
    latestEditing.current = editing ?? latestEditing.current;
  }, [editing]);
  // Without the panel there is no field in which one could go on.
  useEffect(() => () => latestEditing.current?.leave(), []);
  return (
    <AgentPanel
      layout={props.layout}
      title={labels.title}
      phone={agent.phone}
      online={online}
      mark={mark}
      onVoiceChat={() => onOpen('voice')}
      onPreloadVoiceChat={() => onPreload('voice')}
      onTextChat={() => onOpen('text')}
      onPreloadTextChat={() => onPreload('text')}
      onPhoneCall={() => onOpen('call')}
      onClose={props.onClose}
      covered={dialog !== undefined}
      aboveFooter={
        <>
          <CallBarPlace ref={onCallPlace} />
          {store && (
            <LazyPanelSuggestions account={account} store={store} onAsked={() => field.current?.focus()} />
          )}
          {editing?.note}
        </>
      }
      footer={
        <PanelComposer
          store={store}
          draft={draft}
          editing={editing}
          onNeeded={onNeeded}
          onTalk={() => onOpen('voice')}
          onPreloadTalk={() => onPreload('voice')}
          field={field}
          takesFocus={props.takesFocus}
        />
      }
    >
      {conversationOf(props, labels, hadThread, setEditing)}
    </AgentPanel>
  );
}

/** Undefined where nothing was said: the panel then says what the agent is good for. */
function conversationOf(
  { store, dialog, error, draft, field, onNeeded }: PanelProps,
  labels: typeof words,
  hadThread: boolean,
  onEditing: PanelThreadProps['onEditing'],
) {
  // One log at a time: two would both be read out.
  if (dialog === 'text') return <PanelNote>{labels.inFront}</PanelNote>;
  if (error !== undefined)
    return (
      <PanelNote>
        <ErrorFallback error={error} onRetry={onNeeded} />
      </PanelNote>
    );
  if (store)
    return (
      <ErrorBoundary where="conversation in the panel">
        <LazyPanelThread store={store} draft={draft} field={field} onEditing={onEditing} />
      </ErrorBoundary>
    );
  if (!hadThread) return undefined;
  return (
    <PanelNote late>
      <Spinner label={labels.loading} />
    </PanelNote>
  );
}
