import type { CallEndedBy } from '../../src/services/voiceEvents.ts';
import {
  agentIsCutOff,
  agentSays,
  connectsUntil,
  ends,
  moment,
  nothingHeard,
  picksUp,
  timeline,
  userSays,
  type Timeline,
} from './callSimulatorSpeech.ts';

export interface CallScenario {
  timeline: Timeline;
  /** How long hanging up takes, in ms; the call ends at once if not given. */
  hangUpMs?: number;
  /** The agent's answers to typed messages, one after the other. */
  replies?: readonly string[];
  /** What the agent says after the result of a tool, by the tool's name. */
  afterTool?: Readonly<Record<string, string>>;
}

const greeting = 'Hello Ada, what can I do for you?';
const question = 'What did I pay last month?';
const answer = 'You paid 29 dollars for the Pro plan on the fifth of May.';

/** The agent's greeting, from 3 s to 6 s. */
const opening = timeline(picksUp(), agentSays(3000, greeting));
const tool = (at: number, name: string, given: unknown) =>
  moment(at, { type: 'tool-calls', calls: [{ id: `${name}-1`, name, arguments: given }] });

/** A call of an hour and two minutes, with speech every minute. */
const longTalk = Array.from({ length: 62 }, (_, minute) =>
  timeline(userSays(10_000 + minute * 60_000, question), agentSays(13_000 + minute * 60_000, answer)),
);

const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6);
const markup = '\u202Eevil\u200B <img src=x onerror="alert(1)"> **bold** [link](javascript:alert(1)) 👩‍👩‍👧‍👦';
const arabic = 'مرحبا بكم في حسابكم، يمكنكم التحدث مع المساعد في أي وقت';

const endedEarly = (endedBy: CallEndedBy): CallScenario => ({
  timeline: timeline(opening, ends(12_000, endedBy)),
});

/** What happens in a call. The names appear in the list of the story's controls. */
export const callScenarios = {
  'question and answer': {
    timeline: timeline(
      opening,
      userSays(7000, question),
      agentSays(9500, answer),
      userSays(15_000, 'Thank you, goodbye.'),
      ends(18_000, 'user'),
    ),
  },
  'barge-in': {
    timeline: timeline(
      opening,
      userSays(7000, 'Which plans are there?'),
      agentIsCutOff(
        9000,
        'There are three plans. Free costs',
        'nothing, Pro costs 29 dollars.',
        'Only Pro, please.',
      ),
      agentSays(13_000, 'Pro costs 29 dollars a month.'),
    ),
  },
  'tool: shows billing': {
    timeline: timeline(
      opening,
      userSays(7000, 'Show me my billing.'),
      tool(9000, 'show_billing', {}),
      agentSays(9800, 'Here is your billing.'),
    ),
  },
  'tool: subscribes': {
    timeline: timeline(
      opening,
      userSays(7000, 'I would like the Enterprise plan.'),
      agentSays(9000, 'Please confirm it on the screen.'),
      tool(11_000, 'subscribe', { plan: 'enterprise' }),
      nothingHeard(11_000, 16_000),
    ),
    afterTool: { subscribe: 'All right, that is done.' },
  },
  'yes aloud: profile': {
    timeline: timeline(
      opening,
      userSays(7000, 'Change my location to Lisbon.'),
      agentSays(9000, 'I can do that. Shall I?'),
      tool(12_000, 'edit_profile', { location: 'Lisbon' }),
      userSays(13_000, 'Yes, please.'),
    ),
    afterTool: { edit_profile: 'Your location is Lisbon now.' },
  },
  'yes aloud: plan': {
    timeline: timeline(
      opening,
      userSays(7000, 'Upgrade me to Enterprise.'),
      agentSays(9000, 'I can do that. Shall I?'),
      tool(12_000, 'subscribe', { plan: 'enterprise' }),
      userSays(13_000, 'Yes.'),
      userSays(22_000, 'Yes, Enterprise.'),
    ),
    afterTool: { subscribe: 'All right, that is done.' },
  },
  'network lost and back': {
    timeline: timeline(
      opening,
      moment(8000, { type: 'quality', quality: 'bad' }),
      moment(9000, { type: 'connection', state: 'lost' }),
      moment(15_000, { type: 'connection', state: 'back' }),
      moment(15_000, { type: 'quality', quality: 'good' }),
      agentSays(16_000, 'There you are again.'),
    ),
  },
  'quality drops': {
    timeline: timeline(
      opening,
      moment(7000, { type: 'quality', quality: 'low' }),
      userSays(7500, question),
      agentSays(10_000, answer),
      moment(14_000, { type: 'quality', quality: 'bad' }),
      moment(20_000, { type: 'quality', quality: 'good' }),
    ),
  },
  'ended by the agent': {
    timeline: timeline(opening, agentSays(8000, 'Goodbye.'), ends(10_000, 'agent')),
  },
  'ended: too long': endedEarly('time-limit'),
  'ended: silence': endedEarly('silence'),
  'ended: agent failed': endedEarly('failure'),
  silence: {
    timeline: timeline(opening, nothingHeard(6000, 22_000), userSays(22_000, 'Sorry, I am here now.')),
  },
  'past an hour': { timeline: timeline(opening, ...longTalk) },
  'slow to connect': { timeline: connectsUntil('joining'), hangUpMs: 1500 },
  'slow to hang up': { timeline: opening, hangUpMs: 3000 },
  'typed only': {
    timeline: timeline(picksUp(true), agentSays(3000, greeting)),
    replies: [answer, 'The next payment is due on the fifth of June.'],
  },
  'hostile text': {
    timeline: timeline(
      picksUp(),
      agentSays(3000, unbroken),
      userSays(5000, markup),
      agentSays(8000, arabic),
      tool(12_000, 'delete_everything', { because: markup }),
    ),
  },
} satisfies Record<string, CallScenario>;

export type CallScenarioName = keyof typeof callScenarios;
