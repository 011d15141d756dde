import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AccountData } from '../shell/account/useAccount.ts';
import { useServices } from '../shell/services.tsx';
import type { Section } from '../shell/view.ts';
import { conversation } from './conversation/conversation.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { type DialogName, dialogs } from './dialogs.ts';
import { accountFacts, callFacts } from './actions/facts.ts';
import { PendingTasks } from './actions/PendingTasks.tsx';
import { tabStorage, threadKey } from '../shell/tabStorage.ts';
import { useActions } from './actions/useActions.ts';
import { useDraft } from './chat/useDraft.ts';

export interface AgentDialogsProps {
  account: AccountData;
  /** The one that is open. */
  dialog: DialogName | undefined;
  /** Those that have been open, and whose code is here. */
  opened: readonly DialogName[];
  onClose: () => void;
  /** The assistant shows a screen. */
  onShow: (section: Section) => void;
  /** The assistant signs the user out. Resolves to whether they are. */
  onSignOut: () => Promise<boolean>;
}

const { voice: VoiceDialog, text: ChatDialog, call: PhoneCall } = dialogs;

/** V18. Once here it stays: the conversation and a running call outlive their dialogs. */
export function AgentDialogs({ account, dialog, opened, onClose, onShow, onSignOut }: AgentDialogsProps) {
  const { chat, voice, supportEmail } = useServices();
  const [draft, setDraft] = useDraft(account.user.id);

  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
  });
  const [current] = useState(() => () => latest.current);
  const act = useActions({
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
      act,
      facts: () => accountFacts(current(), supportEmail),
      storage: tabStorage(),
      key: threadKey(account.user.id),
    }),
  );
  // Before anything of it can be pressed.
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
