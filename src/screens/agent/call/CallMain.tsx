import { useSyncExternalStore } from 'react';
import { maxCharacters } from '../../../services/validation.ts';
import { Captions } from '../../../ui/agent/Captions/Captions.tsx';
import { ChatComposer } from '../../../ui/agent/ChatComposer/ChatComposer.tsx';
import { useNow } from '../../shell/useNow.ts';
import { formatElapsed } from '../conversation/elapsed.ts';
import type { ObservableValue } from '../conversation/observableValue.ts';
import type { Captions as CaptionStore } from './captions.ts';
import { useEachFrame } from '../conversation/useEachFrame.ts';

/** What changes often, each rendering by itself: the dialog around it stands still. */

export function Elapsed({ since }: { since: number }) {
  const now = useNow(true);
  return formatElapsed(now - since);
}

export function LiveCaptions({ captions }: { captions: CaptionStore }) {
  return <Captions lines={useEachFrame(captions)} />;
}

export interface CallComposerProps {
  /** Kept outside: a call that ends loses nothing that was typed, and the next one begins with it. */
  draft: ObservableValue<string>;
  onSay: (text: string) => void;
}

/** To type into the call. */
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
        // Read from the store, which is empty at once: a second press would still find the words that are drawn.
        const said = draft.get().trim();
        if (!said) return;
        draft.set('');
        onSay(said);
      }}
    />
  );
}
