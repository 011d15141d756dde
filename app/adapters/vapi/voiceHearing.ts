import type { ToolCall } from '../../../src/services/tools.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { turnTracker } from './voiceTurns.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** K6: the sum of the levels that counts as full. The SDK scales the agent's by it, and leaves the user's as it is. */
const fullLevel = 0.15;

type Quality = 'good' | 'low' | 'bad';
const qualities = new Map<unknown, Quality>([
  ['good', 'good'],
  ['warning', 'low'],
  ['bad', 'bad'],
]);
const thresholds = new Map<unknown, Quality>([
  ['good', 'good'],
  ['low', 'low'],
  ['very-low', 'bad'],
]);

function qualityOf({ networkState, threshold }: Fields) {
  if (networkState === 'unknown') return undefined;
  return qualities.get(networkState) ?? thresholds.get(threshold);
}

/** 0 for what is no level. */
const levelOf = (value: unknown, full = 1) =>
  typeof value === 'number' ? Math.max(0, Math.min(1, value / full)) || 0 : 0;

function toolCalls(list: unknown): ToolCall[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each): ToolCall[] => {
    const { id, function: called } = fieldsOf(each);
    const { name, arguments: given } = fieldsOf(called);
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name, arguments: given }] : [];
  });
}

/** S10. Why the call has ended, when the provider's message says so. */
export function endReason(message: unknown): string | undefined {
  const { type, status, endedReason } = fieldsOf(message);
  return type === 'status-update' && status === 'ended' && typeof endedReason === 'string'
    ? endedReason
    : undefined;
}

/** Makes of the SDK's events in one call what is ours; everything else about them is nobody's business. */
export function eventTranslator(now: () => number) {
  const turn = turnTracker(now);
  const lost = new Set<unknown>();
  let speaking = false;
  let quality: unknown = 'good';

  function message(payload: unknown): VoiceEvent[] {
    const { type, role, transcriptType, transcript, toolCallList, output, turnId } = fieldsOf(payload);
    switch (type) {
      case 'transcript':
      case "transcript[transcriptType='final']":
        if (typeof transcript !== 'string' || (role !== 'user' && role !== 'assistant')) return [];
        return turn.transcript({ role, text: transcript, final: transcriptType === 'final' });
      case 'model-output':
        if (typeof output === 'string') turn.plan(output, typeof turnId === 'string' ? turnId : undefined);
        return [];
      case 'user-interrupted':
        return turn.interrupt();
      case 'tool-calls': {
        const calls = toolCalls(toolCallList);
        return calls.length > 0 ? [{ type, calls }] : [];
      }
      default:
        return [];
    }
  }

  /** The signalling and the media connect by themselves: the call is back when all of them are. */
  function connection({ type, event }: Fields): VoiceEvent[] {
    const before = lost.size;
    if (event === 'interrupted') lost.add(type);
    if (event === 'connected') lost.delete(type);
    if (before === 0 && lost.size > 0) return [{ type: 'connection', state: 'lost' }];
    return before > 0 && lost.size === 0 ? [{ type: 'connection', state: 'back' }] : [];
  }

  return (name: string, payload: unknown): VoiceEvent[] => {
    switch (name) {
      case 'message':
        return message(payload);
      case 'speech-start':
      case 'speech-end':
        // The end of what an earlier call has said may come up to a second late.
        if (speaking === (name === 'speech-start')) return [];
        speaking = !speaking;
        return [{ type: name }];
      case 'volume-level':
        return [{ type: 'level', who: 'agent', level: levelOf(payload) }];
      case 'local-volume-level':
        return [{ type: 'level', who: 'user', level: levelOf(payload, fullLevel) }];
      case 'network-quality-change': {
        const next = qualityOf(fieldsOf(payload));
        if (next === undefined || next === quality) return [];
        quality = next;
        return [{ type: 'quality', quality: next }];
      }
      case 'network-connection':
        return connection(fieldsOf(payload));
      default:
        return [];
    }
  };
}
