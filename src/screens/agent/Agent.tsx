import { startTransition, Suspense, useState } from 'react';
import { AgentPanel } from '../../ui/AgentPanel/AgentPanel.tsx';
import { later, onceHere } from '../later.tsx';
import { useServices } from '../services.tsx';
import { useWork } from '../sign-in-again/resume.tsx';
import { useOnline } from '../useOnline.ts';
import type { TalksProps } from './Talks.tsx';

const Talks = later(async () => (await import('./Talks.tsx')).Talks);

export interface AgentProps extends Omit<TalksProps, 'dialog'> {
  /** `column`: always there beside the page; `screen`: over it, while `open`. */
  form: 'column' | 'screen';
  open: boolean;
}

/** V13, V17, V18. The code of the dialogs comes when one of them is near. */
export function Agent({ account, form, open, onClose, onShow, onSignOut }: AgentProps) {
  const { agent, prepareVoice } = useServices();
  const online = useOnline();
  const [dialog, setDialog] = useState<TalksProps['dialog']>();
  const [talked, setTalked] = useState(false);
  useWork('talk', dialog !== undefined);

  function begin(next: TalksProps['dialog']) {
    if (talked) return startTransition(() => setDialog(next));
    onceHere(Talks.load, () => {
      setTalked(true);
      setDialog(next);
    });
  }
  const near = () => void Talks.load();

  return (
    <>
      {(form === 'column' || open) && (
        <AgentPanel
          form={form}
          title="Voice & Chat Agent"
          phone={agent.phone}
          online={online}
          onVoice={() => begin('voice')}
          onVoiceNear={() => {
            near();
            prepareVoice();
          }}
          onText={() => begin('text')}
          onTextIntent={near}
          onCall={() => begin('call')}
          onClose={onClose}
        />
      )}
      {talked && (
        <Suspense fallback={null}>
          <Talks
            account={account}
            dialog={dialog}
            onClose={() => startTransition(() => setDialog(undefined))}
            onShow={onShow}
            onSignOut={onSignOut}
          />
        </Suspense>
      )}
    </>
  );
}
