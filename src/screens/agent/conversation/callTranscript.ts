import type { CallEndedBy, VoiceEvent } from '../../../services/voiceEvents.ts';
import type { ObservableValue } from './observableValue.ts';
import { callEnd, callStart, message, type CallMark, type Message } from './entries.ts';
import type { MessageStore } from './messageStore.ts';

/** What somebody is saying right now, not yet an entry. */
export interface Utterance {
  sender: Message['sender'];
  text: string;
  /** The sort position of the moment in which it began. */
  position: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
}

type RecordedEndedBy = Extract<CallMark, { type: 'call-end' }>['endedBy'];

/** The thread records only whose doing the end was. [S10] */
function recordedEndedBy(endedBy: CallEndedBy): RecordedEndedBy {
  if (endedBy === 'user' || endedBy === 'no-microphone') return 'user';
  return endedBy === 'agent' || endedBy === 'transfer' ? 'agent' : 'service';
}

/**
 * Adds a call to the conversation: who said what, in the order in which they began to say it.
 * @param live Receives what is being said, which is no entry yet.
 */
export function callTranscript(messages: MessageStore, live: ObservableValue<readonly Utterance[]>) {
  let call: { since: number; position: number } | undefined;
  /** The sort position at which the agent's voice fell silent, which ended the agent's turn. */
  let silencePosition: number | undefined;

  function addTranscript({ role, text, final, at }: Extract<VoiceEvent, { type: 'transcript' }>) {
    const sender = role === 'user' ? 'user' : 'ai';
    const begun = live.get().find((each) => each.sender === sender);
    const utterance: Utterance = {
      sender,
      text: text.trim(),
      position: begun?.position ?? messages.nextPosition(),
      at: begun?.at ?? at,
    };
    const others = live.get().filter((each) => each !== begun);
    if (!final && begun) {
      live.set(live.get().map((each) => (each === begun ? utterance : each)));
    } else if (!final) {
      live.set([...others, utterance]);
    } else {
      if (utterance.text) commit(utterance);
      live.set(others);
    }
  }

  /** Turns an utterance into a message, or appends it to the message before when both are of the same turn. */
  function commit({ sender, text, position, at }: Utterance, outcome: Message['outcome'] = 'done') {
    const before = messages.get().entries.findLast(({ id }) => messages.positionOf(id) <= position);
    const fellSilent = sender === 'ai' && silencePosition !== undefined && silencePosition < position;
    if (fellSilent) silencePosition = undefined;
    const sameTurn =
      before?.type === 'message' &&
      !fellSilent &&
      // Nobody has begun to speak in between whose words are not a message yet.
      !live
        .get()
        .some((each) => each.position < position && each.position > messages.positionOf(before.id)) &&
      before.how === 'spoken' &&
      before.sender === sender &&
      before.outcome === 'done';
    if (sameTurn) messages.replace({ ...before, text: `${before.text} ${text}`, outcome });
    else messages.add(message(sender, text, { how: 'spoken', outcome, at }), position);
  }

  function interrupt(unspoken: string) {
    const cut = live.get().find(({ sender }) => sender === 'ai');
    if (cut) {
      live.set(live.get().filter((each) => each !== cut));
      commit(cut);
    }
    const last = messages
      .get()
      .entries.findLast(
        (entry): entry is Message =>
          entry.type === 'message' &&
          entry.sender === 'ai' &&
          entry.how === 'spoken' &&
          messages.positionOf(entry.id) > (call?.position ?? 0),
      );
    if (last?.outcome !== 'done') return;
    messages.replace({
      ...last,
      outcome: 'interrupted',
      ...(unspoken.trim() && { unspoken: unspoken.trim() }),
    });
  }

  function startCall(at: number) {
    const position = messages.nextPosition();
    call = { since: at, position };
    silencePosition = undefined;
    messages.add(callStart(at), position, { inCall: true });
  }

  function endCall(at: number, by: RecordedEndedBy) {
    if (!call) return;
    // Words that were heard stay, even when the provider has not called them final.
    for (const utterance of live.get())
      if (utterance.text) commit(utterance, utterance.sender === 'ai' ? 'interrupted' : 'done');
    live.set([]);
    messages.forgetThread();
    messages.add(callEnd(at, Math.max(0, at - call.since), by), undefined, { inCall: false });
    call = undefined;
  }

  return function handleEvent(event: VoiceEvent) {
    if (event.type === 'call-start') startCall(event.at);
    if (event.type === 'call-end') endCall(event.at, recordedEndedBy(event.endedBy));
    if (event.type === 'error') endCall(Date.now(), 'error');
    if (event.type === 'transcript' && call) addTranscript(event);
    if (event.type === 'speech-end' && call) silencePosition = messages.nextPosition();
    if (event.type === 'interrupted' && call) interrupt(event.unspoken);
  };
}
