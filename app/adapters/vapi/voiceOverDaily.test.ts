import Daily from '@daily-co/daily-js';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { audioPage } from '../../../mocks/voice/daily/audioPage.ts';
import { installFakeDaily } from '../../../mocks/voice/daily/fakeDaily.ts';
import { voiceHandlers } from '../../../mocks/handlers/voice.ts';
import { voiceContract } from '../../../src/services/voice.contract.ts';
import { vapiVoice } from './voice.ts';

const baseUrl = 'https://voice.test';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

function subject(refuses?: number) {
  const { globals } = audioPage();
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  server.resetHandlers(...voiceHandlers({ baseUrl, ...(refuses !== undefined && { refuses }) }));
  const { liveTracks } = installFakeDaily(Daily);
  const voice = vapiVoice({ key: 'public', baseUrl, microphone: async () => undefined });
  return { voice, settle, liveTracks };
}

voiceContract(
  'Vapi over the fake Daily',
  () => subject(),
  () => subject(503),
);
