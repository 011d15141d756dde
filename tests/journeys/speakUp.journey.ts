import { expect } from 'vitest';
import { demo, signIn } from './people.ts';
import { it } from './visit.ts';

/** Gives the page a slow voice and a microphone that somebody speaks into, which this browser does not have. */
function voiceAndMicrophone() {
  class Voice extends EventTarget {
    static speaking: SpeechSynthesisUtterance | undefined;
    speak(utterance: SpeechSynthesisUtterance) {
      if (!utterance.text) return;
      Voice.speaking = utterance;
      setTimeout(() => utterance.dispatchEvent(new Event('start')));
    }
    getVoices() {
      return [];
    }
    cancel() {
      Voice.speaking = undefined;
      Object.assign(globalThis, { silenced: true });
    }
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: new Voice() });
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const mouth = new GainNode(context, { gain: 0 });
    const tone = new OscillatorNode(context, { frequency: 200 });
    const heard = new MediaStreamAudioDestinationNode(context);
    tone.connect(mouth).connect(heard);
    tone.start();
    Object.assign(globalThis, { speak: (gain: number) => (mouth.gain.value = gain) });
    return heard.stream;
  };
}

it('a user who speaks up interrupts the agent, and sees what it did not say [S8]', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(voiceAndMicrophone);
  await page.reload();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(page, demo);
  await page.getByRole('button', { name: 'Voice Chat', exact: true }).click();
  const voice = page.getByRole('dialog', { name: 'Voice Chat' });
  await voice.getByRole('button', { name: 'Start call' }).click();
  const captions = voice.getByRole('region', { name: 'Captions' });
  await captions.getByText(/Hello|Hi\b/).waitFor();
  // The agent speaks for a while before the user does.
  await page.waitForTimeout(1000);
  const silenced = () => page.evaluate(() => Reflect.get(globalThis, 'silenced') === true);
  expect(await silenced()).toBe(false);
  await page.evaluate(() => Reflect.get(globalThis, 'speak')(0.5));
  await expect.poll(silenced).toBe(true);
  await voice.getByRole('button', { name: 'End call' }).click();
  await voice.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Text Chat', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Chat with Your Agent' }).getByRole('log');
  await log
    .getByText(/not spoken|interrupted/i)
    .first()
    .waitFor();
});
