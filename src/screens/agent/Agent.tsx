import { useEffect, useRef, useState } from 'react';
import { AgentPanel } from '../../ui/AgentPanel/AgentPanel.tsx';
import type { Account } from '../account/useAccount.ts';
import { useServices } from '../services.tsx';
import { useOnline } from '../useOnline.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { conversation } from './conversation.ts';
import { accountFacts, callFacts } from './facts.ts';
import { PendingTasks } from './PendingTasks.tsx';
import { PhoneCall } from './PhoneCall.tsx';
import { threadKey } from './storedThread.ts';
import { useActions } from './useActions.ts';
import { useDraft } from './useDraft.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

export interface AgentProps {
  account: Account;
  /** `column`: always there beside the page; `screen`: over it, while `open`. */
  form: 'column' | 'screen';
  open: boolean;
  onClose: () => void;
  /** The assistant shows a screen. */
  onShow: (section: 'dashboard' | 'billing') => void;
  /** The assistant signs the user out. Resolves to whether they are. */
  onSignOut: () => Promise<boolean>;
}

/** V13, V17, V18. The conversation and a running call outlive the panel's form. */
export function Agent({ account, form, open, onClose, onShow, onSignOut }: AgentProps) {
  const { chat, voice, agent, prepareVoice } = useServices();
  const online = useOnline();
  const [dialog, setDialog] = useState<'voice' | 'text' | 'call'>();
  const [draft, setDraft] = useDraft(account.user.id);
  const closed = () => setDialog(undefined);

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
      if (askedIn === 'chat') closed();
      onShow(section);
    },
  });
  const [store] = useState(() =>
    conversation({
      chat,
      voice,
      act,
      facts: () => accountFacts(current()),
      storage: sessionStorage,
      key: threadKey(account.user.id),
    }),
  );
  useEffect(() => store.connect(), [store]);

  return (
    <>
      {(form === 'column' || open) && (
        <AgentPanel
          form={form}
          title="Voice & Chat Agent"
          phone={agent.phone}
          online={online}
          onVoice={() => setDialog('voice')}
          onVoiceNear={prepareVoice}
          onText={() => setDialog('text')}
          onCall={() => setDialog('call')}
          onClose={onClose}
        />
      )}
      <VoiceDialog
        open={dialog === 'voice'}
        facts={() => callFacts(account, store.get().entries)}
        onClose={closed}
        onSay={store.send}
        tasks={<PendingTasks store={store} />}
      />
      <ChatDialog open={dialog === 'text'} store={store} draft={draft} onDraft={setDraft} onClose={closed} />
      <PhoneCall open={dialog === 'call'} onClose={closed} />
    </>
  );
}
