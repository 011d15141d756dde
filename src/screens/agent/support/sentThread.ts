import { supportLimits } from '../../../services/support.ts';
import type { Entry } from '../conversation/entries.ts';
import { threadText } from '../conversation/threadCopy.ts';

const cut = '(The beginning of the conversation is left out.)\n\n';
const empty = '(Nothing was said before.)';

/** What is sent of a conversation: its words, the end of them where they are too many, without the card that asks. [A80] */
export function sentThread(entries: readonly Entry[], cardId: string) {
  const others = entries.filter(({ id }) => id !== cardId);
  const characters = Array.from(threadText(others).trim());
  const isLong = characters.length > supportLimits.thread;
  const end = isLong
    ? cut + characters.slice(cut.length - supportLimits.thread).join('')
    : characters.join('');
  const [first = cardId] = others.map(({ id }) => id);
  return {
    thread: end || empty,
    // An old version of the page may have stored other ids.
    conversation: /^[A-Za-z0-9_-]{1,64}$/.test(first) ? first : cardId,
  };
}
