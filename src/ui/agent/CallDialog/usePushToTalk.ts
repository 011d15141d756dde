import { type KeyboardEvent, useRef } from 'react';

export interface PushToTalkOptions {
  /** Push-to-talk works only while muted; otherwise Space is an ordinary press. */
  muted: boolean;
  /** True when Space is pressed, false when it is released or the focus leaves. Without it Space is always an ordinary press. */
  onTalkingChange?: ((talking: boolean) => void) | undefined;
  /** Space was released soon enough to count as an ordinary press. */
  onTap: () => void;
}

/** A key that is held for less than this was tapped. */
const maxTapMs = 300;

/** Event handlers for the element around a mute button. A screen reader's press is a click, which they leave alone. */
export function usePushToTalk({ muted, onTalkingChange, onTap }: PushToTalkOptions) {
  const pressedAt = useRef<number>(undefined);

  function release() {
    if (pressedAt.current === undefined) return;
    pressedAt.current = undefined;
    onTalkingChange?.(false);
  }

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' || !muted || !onTalkingChange) return;
      event.preventDefault();
      if (event.repeat || pressedAt.current !== undefined) return;
      pressedAt.current = event.timeStamp;
      onTalkingChange(true);
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' || pressedAt.current === undefined) return;
      // Without this the browser would click the button as well.
      event.preventDefault();
      const tapped = event.timeStamp - pressedAt.current < maxTapMs;
      release();
      if (tapped) onTap();
    },
    // A key that is released elsewhere must not leave the microphone open.
    onBlur: release,
  };
}
