import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ChatFacts } from '../../../services/chat.ts';
import { CallDialog } from '../../../ui/agent/CallDialog/CallDialog.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useClock } from '../../shell/clock.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { type CallPorts, useServices } from '../../shell/services.tsx';
import { useMediaQuery } from '../../shell/useMediaQuery.ts';
import { CallComposer, Elapsed, LiveCaptions, LiveRows } from './CallMain.tsx';
import { CallTasks, type CallTasksProps } from './CallTasks.tsx';
import { callMark } from './callMark.ts';
import { callNotice, stageWords } from './callNotice.ts';
import { callSession } from './callSession.ts';
import { SmallCall, type SmallCallOptions } from './SmallCall.tsx';
import { SoundPanel } from './SoundPanel.tsx';
import { observableValue, type ObservableValue } from '../conversation/observableValue.ts';
import { useSoundChoice } from './useSoundChoice.ts';
import { useSoundTest } from './useSoundTest.ts';
import { words } from './VoiceDialog.words.ts';

export interface VoiceDialogProps extends CallPorts {
  open: boolean;
  /** Whose payments are read. */
  userId: string;
  facts: () => ChatFacts;
  onClose: () => void;
  /** The call as a bar, which takes the dialog's place while the page is used. Without it the call cannot be made small. */
  small?: SmallCallOptions & {
    /** Closes the dialog without ending the call. */
    onMinimise: () => void;
  };
  /** What is typed in the chat and not sent. Where that is nothing, it takes over what was typed into a call that is closed. */
  chatDraft: ObservableValue<string>;
  /** Typed into the call; recorded and sent by the conversation. */
  onSay: (text: string) => void;
  /** Shows the plans, in place of the dialog. */
  onSeePlans: () => void;
  /** Cards of actions that wait for a confirmation. */
  tasks?: CallTasksProps;
}

/** The voice-call dialog: idle, connecting, in call, ending, failed. [S8, X8, X10] */
export function VoiceDialog(props: VoiceDialogProps) {
  const { voice, devices, open, userId, facts, onClose, small, chatDraft, onSay, onSeePlans, tasks } = props;
  const { report, agent } = useServices();
  const labels = useLabels('VoiceDialog', words);
  const { translate } = useLanguage();
  const clock = useClock();
  const [session] = useState(() => callSession({ voice, report, clock }));
  const call = useSyncExternalStore(session.subscribe, session.get);
  const touch = useMediaQuery('(pointer: coarse)');
  const [expanded, setExpanded] = useState(false);
  const [draft] = useState(() => observableValue(''));

  // Before 'Start call' can be pressed.
  useLayoutEffect(() => {
    // Leaving the signed-in area, or the page, ends the call, stops its timer and releases the microphone. [K8]
    const disconnect = session.connect();
    const leave = () => void voice.stop();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      disconnect();
    };
  }, [session, voice]);

  const inCall = call.phase === 'in-call';
  const choice = useSoundChoice({ devices, voice, open: open || call.phase !== 'idle' });
  const { permission, missing, refresh } = choice;
  const test = useSoundTest({
    devices,
    microphone: choice.inUse.microphone,
    active: open && expanded && call.phase === 'idle',
    granted: permission === 'granted',
    onOpened: () => void refresh(),
  });
  useEffect(() => {
    // With the call came the permission, and with it the names of the devices.
    if (inCall) void refresh();
  }, [inCall, refresh]);

  const isGone = !open && call.phase === 'idle';
  useEffect(() => {
    // Escape hangs up in mid-sentence, and so does the small bar. What is being typed in the chat stays apart from it. [A50]
    if (!isGone || chatDraft.get() !== '') return;
    chatDraft.set(draft.get());
    draft.set('');
  }, [isGone, chatDraft, draft]);

  function closeSoundSettings() {
    test.release();
    setExpanded(false);
  }
  function close() {
    closeSoundSettings();
    session.close();
    onClose();
  }
  const notice = choice.listed
    ? callNotice(call, { permission, missing, touch, userAgent: navigator.userAgent })
    : undefined;
  function seePlans() {
    close();
    onSeePlans();
  }
  function say(text: string) {
    session.typed(text);
    onSay(text);
  }

  return (
    <>
      <CallDialog
        open={open}
        onClose={close}
        mark={callMark(call)}
        phase={call.phase}
        elapsed={inCall && <Elapsed since={call.since} />}
        pulse={call.pulse}
        stage={translate(stageWords(call, permission))}
        quality={call.lost ? 'lost' : call.quality}
        agentLevel={session.levels.agent}
        notice={
          notice && {
            tone: notice.tone,
            advice: translate(notice.advice),
            ...(notice.title && { title: translate(notice.title) }),
            ...(call.error === 'used-up' && {
              action: <Button onClick={seePlans}>{labels.seePlans}</Button>,
            }),
          }
        }
        captions={inCall && <LiveCaptions captions={session.captions} announced={!call.aloud} />}
        tasks={tasks && <CallTasks {...tasks} />}
        rows={inCall && <LiveRows rows={session.rows} userId={userId} />}
        composer={inCall && <CallComposer draft={draft} onSay={say} />}
        sound={
          <SoundPanel
            devices={devices}
            choice={choice}
            test={test}
            inCall={inCall}
            expanded={expanded}
            onExpandedChange={(next) => (next ? setExpanded(true) : closeSoundSettings())}
          />
        }
        hasEnded={call.lasted !== undefined}
        muted={call.muted}
        talking={call.talking}
        ownLevel={session.levels.user}
        onStart={() => {
          closeSoundSettings();
          session.start({ ...agent.target, facts: facts() });
        }}
        onEnd={session.end}
        onMutedChange={session.setMuted}
        onTalkingChange={session.talk}
        onMinimise={
          small &&
          (() => {
            setExpanded(false);
            small.onMinimise();
          })
        }
      />
      {small && <SmallCall {...small} session={session} userId={userId} isLarge={open} />}
    </>
  );
}
