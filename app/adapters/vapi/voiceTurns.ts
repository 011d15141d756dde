import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';

/** How much later the provider's own text of an interrupted sentence may arrive, in ms. */
const lateTextMs = 2000;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The part of `text` after `start`, compared word by word; undefined when it does not begin with `start`. */
function restAfter(text: string, start: string): string | undefined {
  const words = wordsOf(text);
  const first = wordsOf(start);
  const same = first.every((word, index) => bare(word) === bare(words[index] ?? ' '));
  return same && first.length <= words.length ? words.slice(first.length).join(' ') : undefined;
}

export interface Heard {
  role: 'user' | 'assistant';
  text: string;
  final: boolean;
}

/** Tracks what the agent wants to say in its turn and has said, so that an interruption can report the rest. */
export function turnTracker(now: () => number) {
  let turn: string | undefined;
  let planned = '';
  let spoken = '';
  let partial = '';
  /** The text that an interruption has made final, and when. */
  let cut: { text: string; at: number } | undefined;

  const begin = () => {
    planned = spoken = '';
  };
  const event = (heard: Heard): VoiceEvent => ({ type: 'transcript', ...heard, at: now() });
  const wasCut = (text: string) =>
    cut !== undefined &&
    now() - cut.at < lateTextMs &&
    (restAfter(text, cut.text) !== undefined || restAfter(cut.text, text) !== undefined);

  return {
    plan(text: string, id: string | undefined) {
      if (id !== turn) begin();
      turn = id;
      planned += text;
    },

    transcript(heard: Heard): VoiceEvent[] {
      const { role, text, final } = heard;
      if (role === 'user') {
        if (final) cut = undefined;
        if (final && turn === undefined) begin();
      } else {
        if (wasCut(text)) return [];
        if (final) spoken = `${spoken} ${text}`;
        partial = final ? '' : text;
      }
      return [event(heard)];
    },

    interrupt(): VoiceEvent[] {
      const last = partial;
      const unspoken = restAfter(planned, `${spoken} ${last}`) ?? '';
      partial = '';
      begin();
      cut = last === '' ? undefined : { text: last, at: now() };
      return [
        ...(last === '' ? [] : [event({ role: 'assistant', text: last, final: true })]),
        { type: 'interrupted', unspoken, at: now() },
      ];
    },
  };
}
