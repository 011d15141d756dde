import { type KeyboardEvent, useRef } from 'react';

export interface PushToTalkOptions {
  muted: boolean;
  onTalkingChange: (held: boolean) => void;
  /** The key came up again soon: it was meant as a press. */
  onTap: () => void;
}

/** In ms. */
const tap = 300;

/** For what surrounds a mute button. A screen reader's press is a click, and stays one. */
export function usePushToTalk({ muted, onTalkingChange, onTap }: PushToTalkOptions) {
  const since = useRef<number>(undefined);

  function letGo() {
    if (since.current === undefined) return;
    since.current = undefined;
    onTalkingChange(false);
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' || !muted) return;
      event.preventDefault();
      if (event.repeat || since.current !== undefined) return;
      since.current = event.timeStamp;
      onTalkingChange(true);
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' || since.current === undefined) return;
      // Else the button is clicked, too.
      event.preventDefault();
      const tapped = event.timeStamp - since.current < tap;
      letGo();
      if (tapped) onTap();
    },
    // A key that comes up elsewhere must not leave the microphone open.
    onBlur: letGo,
  };
}
