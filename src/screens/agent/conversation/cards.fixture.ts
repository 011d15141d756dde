import type { ToolCall } from '../../../services/tools.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import { begin, said, settled, type Begun } from './conversation.fixture.ts';

export const tool = (id: string, name: string, given: unknown = {}): ToolCall => ({
  id,
  name,
  arguments: given,
});
export const rename = tool('r', 'edit_profile', { fullName: 'Grace' });
export const upgrade = tool('s', 'subscribe', { plan: 'enterprise' });
export const leave = tool('o', 'sign_out');

/** A chat whose reply asks for these tools. */
export async function asked(calls: readonly ToolCall[], text = 'Shall I?') {
  const begun = begin();
  begun.store.send('please');
  begun.requests[0]!.reply(said(text, 't1', calls));
  await settled();
  return begun;
}

/** A call in which the agent has asked for these tools. `withheld`: how many of the user's words were kept from it. */
export function inCall(calls: readonly ToolCall[] = [], given: Begun = {}) {
  const begun = begin(given);
  let withheld = 0;
  const hear = (role: 'user' | 'assistant', text: string, final = true) => {
    const event: VoiceEvent = { type: 'transcript', role, text, final, at: 2000 };
    begun.emit({ ...event, ...(role === 'user' && final && { withhold: () => void withheld++ }) });
  };
  begun.emit({ type: 'call-start', at: 1000 });
  if (calls.length > 0) begun.emit({ type: 'tool-calls', calls });
  return { ...begun, hear, withheld: () => withheld };
}
