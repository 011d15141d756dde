import type { ChatAbilities } from '../../../services/attachments.ts';
import type { ChatPort } from '../../../services/chat.ts';

const asked = new WeakMap<ChatPort, Promise<ChatAbilities | undefined>>();

/** What the assistant takes, asked once while the page lives, and again only if nobody could tell. Never rejects. */
export function abilitiesOf(chat: ChatPort): Promise<ChatAbilities | undefined> {
  const known = asked.get(chat);
  if (known) return known;
  const asking = Promise.resolve(chat.abilities?.()).catch(() => undefined);
  asked.set(chat, asking);
  void asking.then((found) => found ?? asked.delete(chat));
  return asking;
}
