// The agent: its panel with the conversation, and a dialog for each of its three buttons.
//   conversation/  the conversation, spoken and typed, apart from what draws it
//   panel/         the panel, and the conversation in it
//   chat/          the text chat: the same conversation in a dialog
//   files/         files that go with a message
//   call/          the voice call, as a dialog or made small, and the phone call
//   actions/       what the agent may do in the app
//   Agent.tsx      owns what is open; AgentDialogs.tsx: the dialogs and the conversation, whose code LazyAgentDialogs.tsx loads later
//   AgentBar.tsx   the way to the agent at the bottom of a narrow window
//   dialogs.ts     their code, titles and sizes; DialogFrame.tsx and DialogBoundary.tsx: while one loads, and when it fails
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type Ref,
} from 'react';
import { usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { useServices } from '../shell/services.tsx';
import type { AgentDialogsProps } from './AgentDialogs.tsx';
import type { ConversationStore } from './conversation/conversation.ts';
import { useConversation } from './conversation/useConversation.ts';
import { ShowSourceContext, sourcePlace } from './conversation/figures.ts';
import { voiceConnection } from './conversation/voiceConnection.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { agentDialogs } from './dialogs.ts';
import { LazyAgentDialogs, preloadAgentDialogs } from './LazyAgentDialogs.tsx';
import { LazyPanelSuggestions, LazyPanelThread, Panel } from './panel/Panel.tsx';
import { useAsk } from './panel/useAsk.ts';
import { useConversationCode } from './panel/useConversationCode.ts';
import { useStopOnClose } from './panel/useStopOnClose.ts';
import { useAgentDialogs } from './useAgentDialogs.ts';

/** What others may ask of the agent. */
export interface AgentHandle {
  /** The field for the next message takes the focus: now, or when the panel is there. */
  focusField: () => void;
  /**
   * Sends a question, as soon as the conversation is loaded. While an answer is awaited, or if that fails, it goes into the field
   * instead.
   */
  ask: (question: string) => void;
  talk: () => void;
  preloadTalk: () => void;
}

export interface AgentProps extends Pick<AgentDialogsProps, 'account' | 'draft' | 'onShow' | 'onSignOut'> {
  /** `column`: beside the page, always shown; `screen`: over the page, shown while `open`. */
  layout: 'column' | 'screen';
  open: boolean;
  /** Where a call that was made small stands while there is no panel. */
  callPlace: HTMLElement | null;
  /** The panel as a `screen` should close. */
  onClose: () => void;
  /** There is something in the conversation: something was said, now or on another visit. */
  onAsked: (hasAsked: true) => void;
  ref?: Ref<AgentHandle>;
}

/** The agent's panel, and its dialogs once they have been opened. [V13, V17, V18, A50] */
export function Agent({
  account,
  draft,
  layout,
  open,
  callPlace,
  onClose,
  onAsked,
  onShow,
  onSignOut,
  ref,
}: AgentProps) {
  const { loadCallPorts } = useServices();
  const [voice] = useState(voiceConnection);
  const [parts] = useState(() => agentDialogs(loadCallPorts, voice.connect));
  const isShown = layout === 'column' || open;
  const [store, setStore] = useState<ConversationStore>();
  const [panelPlace, setPanelPlace] = useState<HTMLElement | null>(null);
  const [chatPlace, setChatPlace] = useState<HTMLElement | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wantsFocus = useRef(false);
  const userId = account.user.id;
  const dialogs = useAgentDialogs(parts, () => preloadAgentDialogs(userId));
  const { dialog, opened, frame } = dialogs;
  const loadConversation = useCallback(
    () =>
      Promise.all([preloadAgentDialogs(userId), LazyPanelThread.preload(), LazyPanelSuggestions.preload()]),
    [userId],
  );
  const code = useConversationCode({ load: loadConversation, userId, isShown });
  const ask = useAsk({ store, draft, code });

  const keepReply = useStopOnClose({ store, isOver: layout === 'screen', isOpen: open });

  const hasDraft = useSyncExternalStore(
    draft.subscribe,
    () => draft.get().trim() !== '',
    () => false,
  );
  const isTalking = useConversation(store, (state) => state?.pending || state?.inCall) ?? false;
  usePendingWork('conversation', dialog !== undefined || isTalking);
  usePendingWork('form', hasDraft);

  const hasAsked = useConversation(
    store,
    (state) => state?.entries.some((entry) => entry.type === 'message' && entry.sender === 'user') ?? false,
  );
  useEffect(() => {
    if (hasAsked) onAsked(hasAsked);
  }, [hasAsked, onAsked]);

  useImperativeHandle(ref, () => ({
    focusField() {
      wantsFocus.current = field.current === null;
      field.current?.focus();
    },
    ask,
    talk: () => dialogs.open('voice'),
    preloadTalk: () => dialogs.preload('voice'),
  }));

  const show: typeof onShow = (...place) => {
    keepReply();
    onShow(...place);
  };

  return (
    <ShowSourceContext
      value={(source, words) => {
        // A dialog would cover the rows. A call goes on, made small.
        dialogs.close();
        show(...sourcePlace(source, words));
      }}
    >
      {isShown && (
        <Panel
          account={account}
          layout={layout}
          store={code.hasLoaded ? store : undefined}
          draft={draft}
          dialog={dialog}
          onOpen={dialogs.open}
          onPreload={dialogs.preload}
          onClose={onClose}
          error={code.error}
          onNeeded={code.require}
          onCallPlace={setPanelPlace}
          field={field}
          takesFocus={() => {
            const wanted = wantsFocus.current;
            wantsFocus.current = false;
            return wanted;
          }}
        />
      )}
      {frame && <DialogFrame name={frame} open onClose={dialogs.close} />}
      {(opened.length > 0 || code.hasLoaded) && (
        <DialogBoundary name={dialog} dialog={dialog} onClose={dialogs.close}>
          <LazyAgentDialogs
            account={account}
            voice={voice}
            dialogs={parts}
            draft={draft}
            dialog={dialog}
            opened={opened}
            callPlace={chatPlace ?? panelPlace ?? callPlace}
            onChatCallPlace={setChatPlace}
            onStore={setStore}
            onOpen={dialogs.open}
            onClose={dialogs.close}
            onShow={show}
            onSignOut={onSignOut}
          />
        </DialogBoundary>
      )}
    </ShowSourceContext>
  );
}
