import { afterEach, describe, expect, it } from 'vitest';
import type { VoicePort } from './voice.ts';
import type { VoiceEvent } from './voiceEvents.ts';

export interface VoiceSubject {
  voice: VoicePort;
  /** Waits until the other side of the call has nothing left to send. */
  settle: () => Promise<void>;
  /** How many microphone tracks are live. */
  liveTracks?: () => number;
}

const target = { assistantId: 'a1', facts: { name: 'Ada' } };
const turningPoints = new Set(['call-start', 'call-end', 'error']);

/** The contract of `VoicePort`: every implementation passes it. `fails`: a port whose calls cannot be made. */
export function voiceContract(name: string, works: () => VoiceSubject, fails: () => VoiceSubject) {
  const subjects: VoiceSubject[] = [];

  function record(make: () => VoiceSubject) {
    const subject = make();
    const { voice, settle } = subject;
    subjects.push(subject);
    const events: VoiceEvent[] = [];
    const unsubscribe = voice.subscribe((event) => events.push(event));
    const seen = () => events.map(({ type }) => type).filter((type) => turningPoints.has(type));
    const start = async () => {
      const started = await voice.start(target);
      await settle();
      return started;
    };
    return { voice, settle, events, seen, unsubscribe, start };
  }

  describe(`VoicePort: ${name}`, () => {
    afterEach(() => {
      const live = subjects.splice(0).map(({ liveTracks }) => liveTracks?.() ?? 0);
      expect(live.filter((tracks) => tracks > 0)).toEqual([]);
    });

    it('a second start during a call does nothing and resolves to false [S9]', async () => {
      const { voice, settle, seen } = record(works);
      expect(await Promise.all([voice.start(target), voice.start(target)])).toEqual([true, false]);
      await settle();
      expect(await voice.start(target)).toBe(false);
      expect(seen()).toEqual(['call-start']);
      await voice.stop();
    });

    it('a stop ends the call once, and another call can start after it [S9]', async () => {
      const { voice, settle, seen, start } = record(works);
      await start();
      await voice.stop();
      await voice.stop();
      await settle();
      expect(seen()).toEqual(['call-start', 'call-end']);
      expect(await start()).toBe(true);
      expect(seen()).toEqual(['call-start', 'call-end', 'call-start']);
      await voice.stop();
    });

    it('a stop while connecting ends the attempt, and no call starts later [S9]', async () => {
      const { voice, settle, seen } = record(works);
      const starting = voice.start(target);
      await voice.stop();
      await starting;
      await settle();
      expect(seen().filter((type) => type !== 'call-start')).toEqual(['call-end']);
      expect(seen().at(-1)).toBe('call-end');
    });

    it('a failed start emits one error, and the next start is tried anew [X8]', async () => {
      const { events, seen, start } = record(fails);
      expect(await start()).toBe(false);
      expect(seen()).toEqual(['error']);
      expect(events.find(({ type }) => type === 'error')).toMatchObject({
        kind: expect.any(String),
        message: expect.any(String),
      });
      expect(await start()).toBe(false);
      expect(seen()).toEqual(['error', 'error']);
    });

    it('a start without an assistant, squad or workflow fails and says so [R5]', async () => {
      const { voice, events, settle } = record(works);
      expect(await voice.start({ facts: {} })).toBe(false);
      await settle();
      expect(events).toEqual([
        {
          type: 'error',
          kind: 'no-target',
          message: 'Assistant or Squad or Workflow must be provided.',
        },
      ]);
    });

    it('typing, speaking, answering tool calls, muting and stopping do nothing outside of a call [S9]', async () => {
      const { voice, settle, events } = record(works);
      voice.sendText('Hello?');
      voice.speak('Nothing has changed yet.');
      voice.answerTool({ id: 't1', name: 'show_billing', result: 'Done.' });
      voice.setMuted(true);
      voice.setVolume(0.5);
      voice.setDevices({ microphone: undefined, speaker: undefined });
      await voice.stop();
      await settle();
      expect(events).toEqual([]);
    });

    it('the end of a call that the user stopped names the user [S10]', async () => {
      const { voice, events, start } = record(works);
      await start();
      await voice.stop();
      expect(events.findLast(({ type }) => type === 'call-end')).toEqual({
        type: 'call-end',
        at: expect.any(Number),
        endedBy: 'user',
      });
    });

    it('a starting call reports each stage once and in order [S13]', async () => {
      const { voice, events, start } = record(works);
      await start();
      const before = events.slice(
        0,
        events.findIndex(({ type }) => type === 'call-start'),
      );
      const stages = before.flatMap((event) => (event.type === 'stage' ? [event.stage] : []));
      expect(stages).toEqual(['microphone', 'new', 'joining', 'joined']);
      await voice.stop();
      expect(events.findLast(({ type }) => type === 'stage')).toEqual({ type: 'stage', stage: 'left' });
    });

    it('a typed message does not come back as a transcript [S9]', async () => {
      const { voice, events, settle, start } = record(works);
      await start();
      voice.sendText('What did I pay last?');
      await settle();
      const own = events.filter((event) => event.type === 'transcript' && event.role === 'user');
      expect(own).toEqual([]);
      await voice.stop();
    });

    it('a listener that has unsubscribed gets no more events [S9]', async () => {
      const { voice, events, unsubscribe, start } = record(works);
      unsubscribe();
      await start();
      await voice.stop();
      expect(events).toEqual([]);
    });
  });
}
