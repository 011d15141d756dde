// The agent: the panel with its three buttons, and a dialog for each.
//   conversation/  the conversation, spoken and typed, apart from what draws it
//   chat/          the text chat
//   call/          the voice call and the phone call
//   actions/       what the agent may do in the app
//   Agent.tsx      the panel; AgentDialogs.tsx: the dialogs, whose code loads when one of them is likely to be opened
//   dialogs.ts     their code, titles and sizes; DialogFrame.tsx and DialogBoundary.tsx: while one loads, and when it fails
import { startTransition, useState } from 'react';
import { AgentPanel } from '../../ui/agent/AgentPanel/AgentPanel.tsx';
import { afterPaint } from '../shell/afterPaint.ts';
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx';
import { showWhenLoaded } from '../shell/showWhenLoaded.ts';
import { useServices } from '../shell/services.tsx';
import { usePendingWork } from '../auth/reauthentication/retryAfterReauth.tsx';
import { useOnline } from '../shell/useOnline.ts';
import { voiceConnection } from './conversation/voiceConnection.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import { type DialogName, agentDialogs } from './dialogs.ts';
import type { AgentDialogsProps } from './AgentDialogs.tsx';

const LazyAgentDialogs = lazyWithPreload(async () => (await import('./AgentDialogs.tsx')).AgentDialogs);

export interface AgentProps extends Omit<AgentDialogsProps, 'voice' | 'dialogs' | 'dialog' | 'opened'> {
  /** `column`: beside the page, always shown; `screen`: over the page, shown while `open`. */
  layout: 'column' | 'screen';
  open: boolean;
}

/** The agent's panel, and its dialogs once they have been opened. [V13, V17, V18] */
export function Agent({ account, layout, open, onClose, onShow, onSignOut }: AgentProps) {
  const { agent, loadCallPorts } = useServices();
  const [voice] = useState(voiceConnection);
  const [dialogs] = useState(() => agentDialogs(loadCallPorts, voice.connect));
  const online = useOnline();
  const [dialog, setDialog] = useState<DialogName>();
  const [opened, setOpened] = useState<readonly DialogName[]>([]);
  /** An empty dialog shows while the dialog's code loads. */
  const [hasFrame, setHasFrame] = useState(false);
  usePendingWork('conversation', dialog !== undefined);

  const load = (next: DialogName) => Promise.all([LazyAgentDialogs.preload(), dialogs[next].preload()]);
  // A failure is shown when the button is pressed.
  const preload = (next: DialogName) => void Promise.allSettled([load(next)]);
  function openDialog(next: DialogName) {
    if (opened.includes(next)) return startTransition(() => setDialog(next));
    setDialog(next);
    // No frame for code that has loaded by the next paint.
    let hasLoaded = false;
    setHasFrame(false);
    afterPaint(() => hasLoaded || setHasFrame(true));
    showWhenLoaded(
      () => load(next).finally(() => (hasLoaded = true)),
      // If the user has closed the frame meanwhile, the dialog opens at once at the next press.
      () => setOpened((before) => (before.includes(next) ? before : [...before, next])),
    );
  }

  // Removing a dialog makes the browser lay out the page below it, which would delay the answer to the press.
  const close = () => afterPaint(() => startTransition(() => setDialog(undefined)));

  return (
    <>
      {(layout === 'column' || open) && (
        <AgentPanel
          layout={layout}
          title="Voice & Chat Agent"
          phone={agent.phone}
          online={online}
          onVoiceChat={() => openDialog('voice')}
          onPreloadVoiceChat={() => preload('voice')}
          onTextChat={() => openDialog('text')}
          onPreloadTextChat={() => preload('text')}
          onPhoneCall={() => openDialog('call')}
          onClose={onClose}
        />
      )}
      {hasFrame && dialog && !opened.includes(dialog) && <DialogFrame name={dialog} open onClose={close} />}
      {opened.length > 0 && (
        <DialogBoundary name={dialog} dialog={dialog} onClose={close}>
          <LazyAgentDialogs
            account={account}
            voice={voice}
            dialogs={dialogs}
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
