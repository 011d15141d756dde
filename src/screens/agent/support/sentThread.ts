import { supportLimits } from '../../../services/support.ts';
import type { Entry } from '../conversation/entries.ts';
import { threadText } from '../conversation/threadCopy.ts';

const cut = '(The beginning of the conversation is left out.)\n\n';
const empty = '(Nothing was said before.)';

/** The conversation in the database, as far as the page knows it. */
export interface KeptThread {
  /** Undefined while nothing of it is stored. */
  id: string | undefined;
  /** Where its entries before those on the page are read; undefined where the page has all of them. */
  earlier: number | undefined;
}

/**
 * What is sent of a conversation: its words, the end of them where they are too many, without the card that asks. `conversation`
 * is the same whichever part of it the page has read. [A76, A80]
 */
export function sentThread(entries: readonly Entry[], cardId: string, kept?: KeptThread) {
  const others = entries.filter(({ id }) => id !== cardId);
  const characters = Array.from(threadText(others).trim());
  const isCut = characters.length > supportLimits.thread || kept?.earlier !== undefined;
  const words = isCut
    ? cut + characters.slice(-(supportLimits.thread - cut.length)).join('')
    : characters.join('');
  const id = kept?.id ?? others[0]?.id ?? cardId;
  return {
    thread: words || empty,
    // An old version of the page may have stored other ids.
    conversation: /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : cardId,
  };
}
