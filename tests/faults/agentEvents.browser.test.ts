import { chatEvents, voiceEvents } from './agentEvents.ts';
import { testEvents } from './testEvents.ts';

testEvents('agent-events', { chat: chatEvents, voice: voiceEvents });
