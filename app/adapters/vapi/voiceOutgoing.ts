import type { ToolResult } from '../../../src/services/tools.ts';

export interface AddMessage {
  type: 'add-message';
  message: { role: 'user'; content: string } | { role: 'tool'; tool_call_id: string; content: string };
  /** Whether the assistant answers the message. */
  triggerResponseEnabled: boolean;
}

/** The longest message that the call library sends, in characters of the SDK's JSON as JSON. */
const maxMessageChars = 4096;

const fits = (message: AddMessage) => JSON.stringify(JSON.stringify(message)).length <= maxMessageChars;

/** The longest beginning of the text that fits, ending between two words if possible. */
function longestHead(text: string, messageOf: (content: string) => AddMessage): string {
  let [low, high] = [1, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(messageOf(text.slice(0, middle)))) low = middle;
    else high = middle - 1;
  }
  if (low === text.length) return text;
  const gap = text.lastIndexOf(' ', low);
  // It never ends within a surrogate pair, because half a pair is longer as JSON than the whole one.
  return text.slice(0, gap > low / 2 ? gap : low);
}

/** A long text is split into several messages; only the last one is answered. */
export function userMessages(text: string): AddMessage[] {
  const messages: AddMessage[] = [];
  const messageOf = (content: string): AddMessage => ({
    type: 'add-message',
    message: { role: 'user', content },
    triggerResponseEnabled: false,
  });
  for (let rest = text.trim(); rest !== '';) {
    const piece = longestHead(rest, messageOf);
    messages.push(messageOf(piece));
    rest = rest.slice(piece.length).trim();
  }
  return messages.map((message, index) => ({
    ...message,
    triggerResponseEnabled: index === messages.length - 1,
  }));
}

/** A result that is too long is cut, because a part of it is more useful to the assistant than nothing. */
export function toolResultMessage({ id, result }: ToolResult): AddMessage {
  const messageOf = (content: string): AddMessage => ({
    type: 'add-message',
    message: { role: 'tool', tool_call_id: id, content },
    triggerResponseEnabled: true,
  });
  const whole = messageOf(result);
  return fits(whole) ? whole : messageOf(`${longestHead(result, (text) => messageOf(`${text}…`))}…`);
}
