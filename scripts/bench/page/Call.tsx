import { fakeDevices } from '../../../mocks/voice/fakeDevices.ts';
import { fakeVoice } from '../../../mocks/voice/fakeVoice.ts';
import { storyServices } from '../../../mocks/storyServices.ts';
import { ServicesProvider } from '../../../src/screens/shell/services.tsx';
import { observableValue } from '../../../src/screens/agent/conversation/observableValue.ts';
import { VoiceDialog } from '../../../src/screens/agent/call/VoiceDialog.tsx';
import { frames } from './frames.ts';
import { word } from './words.ts';

const voice = fakeVoice();
const devices = fakeDevices();
const services = storyServices();

/** Simulates a call of this many ms, with a word and a level each 50 ms and another speaker every two seconds. */
export async function simulateCall(ms: number) {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start call')?.click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  let text = '';
  let i = 0;
  const timer = setInterval(() => {
    const role = Math.floor(i / 40) % 2 ? 'user' : 'assistant';
    const final = ++i % 40 === 0;
    text += `${word(i)} `;
    voice.emit({ type: 'transcript', role, text, final, at: Date.now() });
    voice.emit({ type: 'level', who: 'agent', level: (i % 10) / 10 });
    if (final) text = '';
  }, 50);
  const counted = frames();
  await new Promise((resolve) => setTimeout(resolve, ms));
  clearInterval(timer);
  return counted.stop();
}

const chatDraft = observableValue('');

export function Call() {
  return (
    <ServicesProvider value={services}>
      <VoiceDialog
        open
        userId="bench"
        voice={voice}
        devices={devices}
        facts={() => ({})}
        onClose={() => undefined}
        chatDraft={chatDraft}
        onSay={() => undefined}
        onSeePlans={() => undefined}
      />
    </ServicesProvider>
  );
}
