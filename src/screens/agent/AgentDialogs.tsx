import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { useServices } from '../shell/services.tsx';
import type { MarkedRows, Section } from '../shell/view.ts';
import {
  conversation,
  type ConversationOptions,
  type ConversationStore,
} from './conversation/conversation.ts';
import type { MessageDraft } from './conversation/draft.ts';
import type { SavedStore } from './conversation/saved/useSavedConversation.ts';
import { useSavedConversation } from './conversation/saved/useSavedConversation.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import type { DialogName, Dialogs } from './dialogs.ts';
import { accountFacts, callFacts } from './actions/facts.ts';
import { LazyTaskCard, preloadTools, taskBefore, toolCode } from './actions/lazyCards.tsx';
import { tabStorage, threadKey } from '../shell/tabStorage.ts';
import { whenIdle } from '../shell/whenIdle.ts';
import { useActions } from './actions/useActions.ts';
import { useHandOff } from './support/useHandOff.tsx';

export interface AgentDialogsProps {
  account: AccountData;
  /** What the conversation uses of the voice client, whose code may not have loaded yet. */
  voice: ConversationOptions['voice'];
  /** Reads what this tab has stored of the conversation. Without it, nothing is stored. */
  readThread?: ConversationOptions['readThread'];
  dialogs: Dialogs;
  /** What is typed to the agent and not sent. */
  draft: MessageDraft;
  /** The dialog that is open. */
  dialog: DialogName | undefined;
  /** The dialogs that have been open and whose code has loaded. They stay mounted. */
  opened: readonly DialogName[];
  /** Where a call that was made small stands; null where there is no place for it. */
  callPlace: HTMLElement | null;
  /** Receives the place for it in the text chat. */
  onChatCallPlace: (place: HTMLElement | null) => void;
  /** The conversation is there, or gone. */
  onStore: (store: ConversationStore | undefined) => void;
  onOpen: (dialog: DialogName) => void;
  onClose: () => void;
  /** A screen is opened: by the assistant, or by a figure of its answer, whose rows are to be marked. */
  onShow: (section: Section, marked?: MarkedRows) => void;
  /** The assistant signs the user out. Resolves to whether that worked. */
  onSignOut: () => Promise<boolean>;
}

/**
 * The agent's dialogs and its conversation. It stays mounted once it has loaded, so that the conversation and a running call
 * outlive their dialogs. [V18]
 */
export function AgentDialogs(props: AgentDialogsProps) {
  const { account, voice, draft, dialog, opened, callPlace, onChatCallPlace, onStore, onOpen, onClose } =
    props;
  const { voice: VoiceDialog, text: ChatDialog, call: PhoneCall } = props.dialogs;
  const { chat, supportEmail } = useServices();

  const { language, translate } = useLanguage();
  const latest = useRef({ account, language, translate });
  useEffect(() => {
    latest.current = { account, language, translate };
  });
  const [current] = useState(() => () => latest.current);
  const actions = useActions({
    account,
    onSignOut: props.onSignOut,
    onShow: (section) => {
      // The dialog would cover what is shown. A call goes on, made small.
      onClose();
      props.onShow(section);
    },
  });
  const latestStore = useRef<SavedStore>(undefined);
  const { loadHandOff, place } = useHandOff(account.user, latestStore);
  const [talk] = useState(() =>
    conversation({
      chat,
      // The page's own sentences are heard in the language in which they are shown.
      voice: { ...voice, speak: (sentence) => voice.speak(current().translate(sentence)) },
      loadHandOff,
      ...actions,
      toolCode,
      before: (task) => taskBefore(task, current().account),
      facts: () => accountFacts(current().account, supportEmail, current().language),
      storage: tabStorage(),
      key: threadKey(account.user.id),
      readThread: props.readThread,
    }),
  );
  const store = useSavedConversation(talk, account.user.id);
  useEffect(() => whenIdle(preloadTools), []);
  // A card that asks shows what it would replace now.
  const profile = account.profile.data;
  const billing = account.billing.data;
  useEffect(() => talk.refreshCards(), [talk, profile, billing]);
  // A layout effect, so that the conversation listens to calls before any button can be pressed.
  useLayoutEffect(() => talk.connect(), [talk]);
  useLayoutEffect(() => {
    latestStore.current = store;
    onStore(store);
    return () => onStore(undefined);
  }, [store, onStore]);

  return (
    <>
      <DialogBoundary name="voice" dialog={dialog} onClose={onClose}>
        {opened.includes('voice') && (
          <VoiceDialog
            open={dialog === 'voice'}
            userId={account.user.id}
            facts={() => callFacts(account, store.get().entries, supportEmail, language)}
            onClose={onClose}
            chatDraft={draft}
            onSay={store.send}
            onSeePlans={() => props.onShow('billing')}
            tasks={{ store, Card: LazyTaskCard }}
            small={{ place: callPlace, store, onOpen: () => onOpen('voice'), onMinimise: onClose }}
          />
        )}
      </DialogBoundary>
      <DialogBoundary name="text" dialog={dialog} onClose={onClose}>
        {opened.includes('text') && (
          <ChatDialog
            open={dialog === 'text'}
            store={store}
            draft={draft}
            onCallPlace={onChatCallPlace}
            onClose={onClose}
          />
        )}
      </DialogBoundary>
      <DialogBoundary name="call" dialog={dialog} onClose={onClose}>
        {opened.includes('call') && <PhoneCall open={dialog === 'call'} onClose={onClose} />}
      </DialogBoundary>
      {place}
    </>
  );
}
