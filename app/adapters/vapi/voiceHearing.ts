import type { ToolCall } from '../../../src/services/tools.ts';
import type { VoiceEvent } from '../../../src/services/voiceEvents.ts';
import { turnTracker } from './voiceTurns.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** The sum of levels that counts as full volume. The SDK divides the agent's level by it, but not the user's. [K6] */
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

/** The level, from 0 to 1; 0 for a value that is not a number. */
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

/** Why the call has ended, if this message of the provider says so. [S10] */
export function endReason(message: unknown): string | undefined {
  const { type, status, endedReason } = fieldsOf(message);
  return type === 'status-update' && status === 'ended' && typeof endedReason === 'string'
    ? endedReason
    : undefined;
}

/** Translates the SDK's events during one call into those of the port. Other events are ignored. */
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

  /** The signalling and the media connect separately. The call is back when all of them are connected. */
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
        // The end of the previous call's speech may arrive up to a second late.
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
