import { useState, useSyncExternalStore } from 'react';
import { CallBar } from '../../../ui/agent/CallBar/CallBar.tsx';
import { CallBarAnnouncement, CallBarInPlace } from '../../../ui/agent/CallBar/CallBarPlace.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useConversation } from '../conversation/useConversation.ts';
import { Elapsed, LiveCaptions, LiveRows } from './CallMain.tsx';
import type { CallSession } from './callSession.ts';
import { smallCallState } from './smallCall.ts';

export interface SmallCallOptions {
  /** Where it stands; null where there is no place for it. */
  place: HTMLElement | null;
  store: ConversationStore;
  /** Opens the call's dialog again. */
  onOpen: () => void;
}

export interface SmallCallProps extends SmallCallOptions {
  session: CallSession;
  userId: string;
  /** The call's dialog is open, and shows all of it. */
  isLarge: boolean;
}

/** The call as a bar, while its dialog is not open. [A53] */
export function SmallCall({ session, userId, isLarge, place, store, onOpen }: SmallCallProps) {
  const { translate } = useLanguage();
  const call = useSyncExternalStore(session.subscribe, session.get);
  const hasQuestion = useConversation(
    store,
    (state) =>
      state?.entries.some(
        (entry) => entry.type === 'task' && entry.from === 'call' && entry.state === 'asked',
      ) ?? false,
  );
  const [hasCaptions, setHasCaptions] = useState(false);
  const shown = isLarge ? undefined : smallCallState(call, hasQuestion, navigator.userAgent);
  const inCall = call.phase === 'in-call';
  const announcement = shown?.phase === 'ended' ? shown.status : 'The call goes on in a small bar.';
  return (
    <>
      <CallBarAnnouncement>{shown ? translate(announcement) : ''}</CallBarAnnouncement>
      {shown && place && (
        <CallBarInPlace place={place}>
          <CallBar
            {...shown}
            status={translate(shown.status)}
            elapsed={inCall && <Elapsed since={call.since} />}
            muted={call.muted}
            onMutedChange={session.setMuted}
            onEnd={session.end}
            onOpen={onOpen}
            onDismiss={session.close}
            captions={hasCaptions && inCall && <LiveCaptions captions={session.captions} />}
            rows={hasCaptions && inCall && <LiveRows rows={session.rows} userId={userId} />}
            onCaptionsChange={setHasCaptions}
          />
        </CallBarInPlace>
      )}
    </>
  );
}
