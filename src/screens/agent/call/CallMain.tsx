import { useSyncExternalStore } from 'react';
import { maxCharacters } from '../../../services/validation.ts';
import { Captions } from '../../../ui/agent/Captions/Captions.tsx';
import { ChatComposer } from '../../../ui/agent/ChatComposer/ChatComposer.tsx';
import { useNow } from '../../shell/useNow.ts';
import { formatElapsed } from '../conversation/elapsed.ts';
import type { ObservableValue } from '../conversation/observableValue.ts';
import type { CallSession } from './callSession.ts';
import type { Captions as CaptionStore } from './captions.ts';
import { LazyCallRows } from './LazyCallRows.tsx';
import { useEachFrame } from '../conversation/useEachFrame.ts';

// The parts that change often. Each renders by itself, without the dialog around it.

export function Elapsed({ since }: { since: number }) {
  const now = useNow(true);
  return formatElapsed(now - since);
}

export function LiveCaptions({ captions, announced }: { captions: CaptionStore; announced?: boolean }) {
  return <Captions lines={useEachFrame(captions)} announced={announced} />;
}

export interface LiveRowsProps {
  rows: CallSession['rows'];
  userId: string;
}

/** The payments behind the agent's last answer. [A67] */
export function LiveRows({ rows, userId }: LiveRowsProps) {
  const shown = useSyncExternalStore(rows.subscribe, rows.get);
  return shown && <LazyCallRows key={shown.ids.join()} rows={shown} userId={userId} />;
}

export interface CallComposerProps {
  /** The typed text. It is kept outside, so that it survives the end of the call. */
  draft: ObservableValue<string>;
  onSay: (text: string) => void;
}

/** The field to type messages into the call. */
export function CallComposer({ draft, onSay }: CallComposerProps) {
  const typed = useSyncExternalStore(draft.subscribe, draft.get);
  return (
    <ChatComposer
      value={typed}
      onChange={(text) => draft.set(text)}
      pending={false}
      onStop={() => undefined}
      maxLength={maxCharacters.message}
      onSend={() => {
        // Read from the store, which is emptied at once. A second press would still find the drawn text.
        const said = draft.get().trim();
        if (!said) return;
        draft.set('');
        onSay(said);
      }}
    />
  );
}
