import { expect, it } from 'vitest';
import { emitter } from '../../../services/emitter.ts';
import type { VoicePort } from '../../../services/voice.ts';
import type { VoiceEvent } from '../../../services/voiceEvents.ts';
import { callTranscript } from './callTranscript.ts';
import { voiceConnection } from './voiceConnection.ts';

const result = { id: '1', name: 'subscribe', result: 'Done.' } as const;

function connection() {
  const { emit, subscribe } = emitter<VoiceEvent>();
  const told: unknown[] = [];
  const note = (what: unknown) => void told.push(what);
  // Unlike the emitter, which is a set, it calls a listener as often as that one subscribes.
  const client = {
    subscribe: (listen: Parameters<typeof subscribe>[0]) => subscribe((event) => listen(event)),
    sendText: note,
    answerTool: note,
  } as Partial<VoicePort> as VoicePort;
  const voice = voiceConnection();
  const heard: string[] = [];
  voice.subscribe(({ type }) => void heard.push(type));
  return { voice, client, emit, told, heard };
}

it('says nothing and breaks nothing before the voice client is connected [S8]', () => {
  const { voice, client, told } = connection();
  voice.sendText('hello');
  voice.answerTool(result);
  voice.connect(client, callTranscript);
  expect(told).toEqual([]);
  voice.sendText('hello');
  voice.answerTool(result);
  expect(told).toEqual(['hello', result]);
});

it('hears each event once when the same client is connected again [S8]', () => {
  const { voice, client, emit, heard } = connection();
  voice.connect(client, callTranscript);
  voice.connect(client, callTranscript);
  emit({ type: 'call-start', at: 1000 });
  expect(heard).toEqual(['call-start']);
});
