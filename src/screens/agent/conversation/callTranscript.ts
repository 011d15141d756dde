import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import { cell } from './conversationCell.ts';
import { callEnd, callStart, message, type CallMark, type Message } from './entries.ts';
import type { MessageStore } from './messageStore.ts';

/** What somebody is saying right now. */
export interface Utterance {
  sender: Message['sender'];
  text: string;
  /** Where its turn began. */
  place: number;
  at: number;
}

type EndedBy = Extract<CallMark, { type: 'call-end' }>['endedBy'];

/** The provider's endedReason, such as 'assistant-ended-call'. */
function endedBy(reason: string): EndedBy {
  if (reason.startsWith('customer-')) return 'user';
  return reason.startsWith('assistant-') && !reason.includes('error') ? 'agent' : 'service';
}

/** Records a call in the thread: who said what, in the order in which they began to say it. */
export function callTranscript(log: MessageStore) {
  const live = cell<readonly Utterance[]>([]);
  let call: { since: number; place: number } | undefined;
  /** Where the agent's voice fell silent, and with it the turn ended. */
  let silence: number | undefined;

  function heard({ role, text, final, at }: Extract<VoiceEvent, { type: 'transcript' }>) {
    const sender = role === 'user' ? 'user' : 'ai';
    const begun = live.get().find((each) => each.sender === sender);
    const utterance: Utterance = {
      sender,
      text: text.trim(),
      place: begun?.place ?? log.nextPosition(),
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

  /** Goes on with the message before it when that is of the same turn. */
  function commit({ sender, text, place, at }: Utterance, outcome: Message['outcome'] = 'done') {
    const before = log.get().entries.findLast(({ id }) => log.positionOf(id) <= place);
    const silent = sender === 'ai' && silence !== undefined && silence < place;
    if (silent) silence = undefined;
    const sameTurn =
      before?.type === 'message' &&
      !silent &&
      // Somebody who spoke in between, and is not written down yet.
      !live.get().some((each) => each.place < place && each.place > log.positionOf(before.id)) &&
      before.how === 'spoken' &&
      before.sender === sender &&
      before.outcome === 'done';
    if (sameTurn) log.replace({ ...before, text: `${before.text} ${text}`, outcome });
    else log.add(message(sender, text, { how: 'spoken', outcome, at }), place);
  }

  function interrupted(unspoken: string) {
    const cut = live.get().find(({ sender }) => sender === 'ai');
    if (cut) {
      live.set(live.get().filter((each) => each !== cut));
      commit(cut);
    }
    const last = log
      .get()
      .entries.findLast(
        (entry): entry is Message =>
          entry.type === 'message' &&
          entry.sender === 'ai' &&
          entry.how === 'spoken' &&
          log.positionOf(entry.id) > (call?.place ?? 0),
      );
    if (last?.outcome !== 'done') return;
    log.replace({ ...last, outcome: 'interrupted', ...(unspoken.trim() && { unspoken: unspoken.trim() }) });
  }

  function begin(at: number) {
    const place = log.nextPosition();
    call = { since: at, place };
    silence = undefined;
    log.add(callStart(at), place, { inCall: true });
  }

  function end(at: number, by: EndedBy) {
    if (!call) return;
    // Words that were heard stay, even when nobody said that they were final.
    for (const utterance of live.get())
      if (utterance.text) commit(utterance, utterance.sender === 'ai' ? 'interrupted' : 'done');
    live.set([]);
    log.forgetThread();
    log.add(callEnd(at, Math.max(0, at - call.since), by), undefined, { inCall: false });
    call = undefined;
  }

  return {
    live,
    hear(event: VoiceEvent) {
      if (event.type === 'call-start') begin(event.at);
      if (event.type === 'call-end') end(event.at, endedBy(event.reason));
      if (event.type === 'error') end(Date.now(), 'error');
      if (event.type === 'transcript' && call) heard(event);
      if (event.type === 'speech-end' && call) silence = log.nextPosition();
      if (event.type === 'interrupted' && call) interrupted(event.unspoken);
    },
  };
}
