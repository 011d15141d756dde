import { useEffect, useRef, useState } from 'react';
import { AgentPanel } from '../../ui/AgentPanel/AgentPanel.tsx';
import type { Account } from '../account/useAccount.ts';
import { useServices } from '../services.tsx';
import { useOnline } from '../useOnline.ts';
import { ChatDialog } from './ChatDialog.tsx';
import { conversation } from './conversation.ts';
import { accountFacts } from './facts.ts';
import { PhoneCall } from './PhoneCall.tsx';
import { threadKey } from './storedThread.ts';
import { VoiceDialog } from './VoiceDialog.tsx';

export interface AgentProps {
  account: Account;
  /** `column`: always there beside the page; `screen`: over it, while `open`. */
  form: 'column' | 'screen';
  open: boolean;
  onClose: () => void;
}

/** V13, V17, V18. The conversation and a running call outlive the panel's form. */
export function Agent({ account, form, open, onClose }: AgentProps) {
  const { chat, agent } = useServices();
  const online = useOnline();
  const [dialog, setDialog] = useState<'voice' | 'text' | 'call'>();
  const [draft, setDraft] = useState('');

  const latest = useRef(account);
  useEffect(() => {
    latest.current = account;
  });
  const [facts] = useState(() => () => accountFacts(latest.current));
  const [store] = useState(() =>
    conversation({ chat, facts, storage: sessionStorage, key: threadKey(account.user.id) }),
  );
  useEffect(() => () => store.dispose(), [store]);

  return (
    <>
      {(form === 'column' || open) && (
        <AgentPanel
          form={form}
          title="Voice & Chat Agent"
          phone={agent.phone}
          online={online}
          onVoice={() => setDialog('voice')}
          onText={() => setDialog('text')}
          onCall={() => setDialog('call')}
          onClose={onClose}
        />
      )}
      <VoiceDialog open={dialog === 'voice'} facts={facts} onClose={() => setDialog(undefined)} />
      <ChatDialog
        open={dialog === 'text'}
        store={store}
        draft={draft}
        onDraft={setDraft}
        onClose={() => setDialog(undefined)}
      />
      <PhoneCall open={dialog === 'call'} onClose={() => setDialog(undefined)} />
    </>
  );
}
