import { type ReactNode, useContext, useState } from 'react';
import { IsLiveContext } from './IsLiveContext.ts';

/**
 * Words that may be drawn later than their message. Of a message that was there when its log opened they are not read
 * out: silent for good, since what is made to speak right behind its change may still be read out with it.
 */
export function SilencedUntilLive({ children }: { children: ReactNode }) {
  const isLive = useContext(IsLiveContext);
  // Asked once, when the words appear.
  const [isNews] = useState(() => isLive());
  return isNews ? children : <div aria-live="off">{children}</div>;
}
