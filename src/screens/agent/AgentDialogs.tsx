import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { taskBefore } from '../../services/undoTask.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';
import type { Section } from '../shell/view.ts';
import { conversation, type ConversationOptions } from './conversation/conversation.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import type { DialogName, Dialogs } from './dialogs.ts';
import { accountFacts, callFacts } from './actions/facts.ts';
import { PendingTasks } from './actions/PendingTasks.tsx';
import { tabStorage, threadKey } from '../shell/tabStorage.ts';
import { useActions } from './actions/useActions.ts';
import { useDraft } from './chat/useDraft.ts';

export interface AgentDialogsProps {
  account: AccountData;
  /** What the conversation uses of the voice client, whose code may not have loaded yet. */
  voice: ConversationOptions['voice'];
  dialogs: Dialogs;
  /** The dialog that is open. */
  dialog: DialogName | undefined;
  /** The dialogs that have been open and whose code has loaded. They stay mounted. */
  opened: readonly DialogName[];
  onClose: () => void;
  /** The assistant opens a screen. */
  onShow: (section: Section) => void;
  /** The assistant signs the user out. Resolves to whether that worked. */
  onSignOut: () => Promise<boolean>;
}

/**
 * The agent's dialogs and its conversation. It stays mounted once it has loaded, so that the conversation and a running call
 * outlive their dialogs. [V18]
 */
export function AgentDialogs({
  account,
  voice,
  dialogs: { voice: VoiceDialog, text: ChatDialog, call: PhoneCall },
  dialog,
  opened,
  onClose,
  onShow,
  onSignOut,
}: AgentDialogsProps) {
  const { chat, supportEmail } = useServices();
  const [draft, setDraft] = useDraft(account.user.id);

  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
  });
  const [currentAccount] = useState(() => () => latest.current);
  const actions = useActions({
    account,
    onSignOut,
    onShow: (section, askedIn) => {
      // Closing the voice dialog would end the call.
      if (askedIn === 'chat') onClose();
      onShow(section);
    },
  });
  const [store] = useState(() =>
    conversation({
      chat,
      voice,
      ...actions,
      before: (task) =>
        taskBefore(task, { profile: currentAccount().profile.data, billing: currentAccount().billing.data }),
      facts: () => accountFacts(currentAccount(), supportEmail),
      storage: tabStorage(),
      key: threadKey(account.user.id),
    }),
  );
  // A card that asks shows what it would replace now.
  const profile = account.profile.data;
  const billing = account.billing.data;
  useEffect(() => store.refreshCards(), [store, profile, billing]);
  // A layout effect, so that the conversation listens to calls before any button can be pressed.
  useLayoutEffect(() => store.connect(), [store]);

  return (
    <>
      <DialogBoundary name="voice" dialog={dialog} onClose={onClose}>
        {opened.includes('voice') && (
          <VoiceDialog
            open={dialog === 'voice'}
            facts={() => callFacts(account, store.get().entries, supportEmail)}
            onClose={onClose}
            onSay={store.send}
            tasks={<PendingTasks store={store} />}
          />
        )}
      </DialogBoundary>
      <DialogBoundary name="text" dialog={dialog} onClose={onClose}>
        {opened.includes('text') && (
          <ChatDialog
            open={dialog === 'text'}
            store={store}
            draft={draft}
            onDraft={setDraft}
            onClose={onClose}
          />
        )}
      </DialogBoundary>
      <DialogBoundary name="call" dialog={dialog} onClose={onClose}>
        {opened.includes('call') && <PhoneCall open={dialog === 'call'} onClose={onClose} />}
      </DialogBoundary>
    </>
  );
}
