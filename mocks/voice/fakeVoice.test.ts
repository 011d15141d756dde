import { expect, it } from 'vitest';
import { voiceContract } from '../../src/services/voice.contract.ts';
import type { VoiceEvent } from '../../src/services/voiceEvents.ts';
import { fakeVoice } from './fakeVoice.ts';

const settle = async () => undefined;

voiceContract(
  'fake',
  () => ({ voice: fakeVoice(), settle }),
  () => ({ voice: fakeVoice({ fails: 'network' }), settle }),
);

it('the fake voice plays its script, pauses where the script says so, and keeps what was typed [S8]', async () => {
  const heard: VoiceEvent = { type: 'transcript', role: 'assistant', text: 'Hi', final: true, at: 1 };
  const voice = fakeVoice({ holds: 'finishing', script: [heard] });
  const seen: VoiceEvent[] = [];
  voice.subscribe((event) => seen.push(event));
  await voice.start({ assistantId: 'a', facts: {} });
  voice.sendText('Hello');
  voice.speak('Say yes.');
  expect(seen.at(-1)).toMatchObject({ role: 'assistant', text: 'Say yes.', final: true });
  await voice.stop();
  expect(seen.map(({ type }) => type).filter((type) => type !== 'stage')).toEqual([
    'call-start',
    'transcript',
    'transcript',
  ]);
  expect(voice.said).toEqual(['Hello']);
  voice.emit({ type: 'call-end', at: 2, endedBy: 'user' });
  expect(seen.at(-1)).toMatchObject({ type: 'call-end', at: 2 });
});
