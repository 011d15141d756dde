import { useState } from 'react';
import { limits } from '../../services/validation.ts';
import { Captions } from '../../ui/Captions/Captions.tsx';
import { ChatComposer } from '../../ui/ChatComposer/ChatComposer.tsx';
import { useNow } from '../useNow.ts';
import { formatElapsed } from './elapsed.ts';
import type { Captions as CaptionStore } from './captions.ts';
import { useEachFrame } from './useEachFrame.ts';

/** What changes often, each rendering by itself: the dialog around it stands still. */

export function Elapsed({ since }: { since: number }) {
  const now = useNow(true);
  return formatElapsed(now - since);
}

export function LiveCaptions({ captions }: { captions: CaptionStore }) {
  return <Captions lines={useEachFrame(captions)} />;
}

/** To type into the call. */
export function CallComposer({ onSay }: { onSay: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <ChatComposer
      value={typed}
      onChange={setTyped}
      pending={false}
      onStop={() => undefined}
      maxLength={limits.message}
      onSend={() => {
        onSay(typed.trim());
        setTyped('');
      }}
    />
  );
}
