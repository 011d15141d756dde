import { startTransition, useState } from 'react';
import { AgentPanel } from '../../ui/agent/AgentPanel/AgentPanel.tsx';
import { afterPaint } from '../shell/afterPaint.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { showWhenLoaded } from '../shell/showWhenLoaded.ts';
import { useServices } from '../shell/services.tsx';
import { usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { useOnline } from '../shell/useOnline.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { type DialogName, dialogs } from './dialogs.ts';
import type { AgentDialogsProps } from './AgentDialogs.tsx';

const Talks = lazyWithPreload(async () => (await import('./AgentDialogs.tsx')).AgentDialogs);

export interface AgentProps extends Omit<AgentDialogsProps, 'dialog' | 'opened'> {
  /** `column`: always there beside the page; `screen`: over it, while `open`. */
  layout: 'column' | 'screen';
  open: boolean;
}

/** V13, V17, V18. The code of the dialogs comes when one of them is near. */
export function Agent({ account, layout, open, onClose, onShow, onSignOut }: AgentProps) {
  const { agent, prepareVoice } = useServices();
  const online = useOnline();
  const [dialog, setDialog] = useState<DialogName>();
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  /** The frame of a dialog whose code is not here yet. */
  const [framed, setFramed] = useState(false);
  usePendingWork('talk', dialog !== undefined);

  const near = (next: DialogName) => Promise.all([Talks.preload(), dialogs[next].preload()]);
  // What does not arrive now is told when it is pressed.
  const preload = (next: DialogName) => void Promise.allSettled([near(next)]);
  function begin(next: DialogName) {
    if (opened.includes(next)) return startTransition(() => setDialog(next));
    setDialog(next);
    // Code that is here by the next frame needs none.
    let settled = false;
    setFramed(false);
    afterPaint(() => settled || setFramed(true));
    showWhenLoaded(
      () => near(next).finally(() => (settled = true)),
      // Who has closed the frame meanwhile finds the dialog ready at the next press.
      () => setOpened((before) => (before.includes(next) ? before : [...before, next])),
    );
  }

  // To take the dialog away is to lay out the page below it: the frame that answers the press comes first.
  const close = () => afterPaint(() => startTransition(() => setDialog(undefined)));

  return (
    <>
      {(layout === 'column' || open) && (
        <AgentPanel
          layout={layout}
          title="Voice & Chat Agent"
          phone={agent.phone}
          online={online}
          onVoiceChat={() => begin('voice')}
          onPreloadVoiceChat={() => {
            preload('voice');
            prepareVoice();
          }}
          onTextChat={() => begin('text')}
          onPreloadTextChat={() => preload('text')}
          onPhoneCall={() => begin('call')}
          onClose={onClose}
        />
      )}
      {framed && dialog && !opened.includes(dialog) && <DialogFrame name={dialog} open onClose={close} />}
      {opened.length > 0 && (
        <DialogBoundary name={dialog} dialog={dialog} onClose={close}>
          <Talks
            account={account}
            dialog={dialog}
            opened={opened}
            onClose={close}
            onShow={onShow}
            onSignOut={onSignOut}
          />
        </DialogBoundary>
      )}
    </>
  );
}
