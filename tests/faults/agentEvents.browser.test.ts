import { chatEvents, voiceEvents } from './agentEvents.ts';
import { eventsOf } from './eventsOf.ts';

eventsOf('agent-events', { chat: chatEvents, voice: voiceEvents });
