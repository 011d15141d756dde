// What the agent's tasks and calls say in English, and its screens show by `say`. fixedEnglishOfScreens.test.ts compares this with the
// sources.
import { plans } from '../../src/services/plans.ts';
import { callEndedWords } from '../../src/screens/agent/call/callEnded.ts';
import { yesToSeveral } from '../../src/screens/agent/conversation/cardAnswers.ts';
import { permissionWords } from '../../src/screens/agent/call/permissionWords.ts';
import { voiceError } from '../../src/screens/agent/call/voiceErrors.ts';
import { voiceErrorKinds } from '../../src/services/voiceEvents.ts';
import { namedYes, spokenYes, type Task } from '../../src/services/tools.ts';

/** On a card: what a plan costs, when it starts and how it is paid. */
const details = [
  'Difference',
  'Today',
  'None',
  '{price} a month',
  '{price} a month more',
  '{price} a month less',
];

/** What became of a task, in src/screens/agent/actions and conversation. */
const outcomes = [
  'A task that cannot be done',
  'The user said: not now.',
  'The user has not answered.',
  'Something went wrong, and it was not done.',
  'Something could not be loaded, and nothing was done. Try again in a moment.',
  'You left the page before this was finished.',
  'Your billing has not loaded yet. Try again in a moment.',
  'Your profile has not loaded yet. Try again in a moment.',
  'The profile was changed.',
  'You are already on the {plan} plan.',
  'Plans cannot be changed right now.',
  'Plans are not offered right now. You can cancel yours on the billing page.',
  'Another plan is being processed. Try again when that is done.',
  'You are on the {plan} plan now.',
  'You are on the {plan} plan now. Your payment method has changed: please choose it again.',
  'The billing screen is shown.',
  'The dashboard is shown.',
  'You could not be signed out.',
  'There is no support address.',
  'The user decided not to send it.',
  'Not sent: another request was opened instead.',
  'It was sent to {address}, who will answer by email.',
];

const undone = [
  'It was undone.',
  'It was undone: your profile is as it was before.',
  'Something went wrong, and nothing was undone.',
  'Nobody knows what was before.',
  'Not undone. {reason}',
  'Not undone: your profile was changed again since.',
  'Not undone: your plan was changed again since.',
  'Not undone here: change your plan on the billing page.',
];

/** What the billing page answers to the agent's wish for a plan. */
const wishes = [
  'Another change of plan waits on the billing page. Decide about it first, and ask again.',
  'Not done: another plan was asked for.',
  'Not done: the billing page was left before it was confirmed.',
  'The confirmation could not be shown. Open the billing page.',
  'You cannot change to {plan} now. The billing page says why.',
  'You decided not to.',
  'It is done. You keep your plan until the end of the period you have paid for.',
  'You decide this on the payment provider’s page. The billing page shows your plan.',
];

/** Why src/services/tools.ts refuses what an assistant asks for. */
const refusals = [
  "A profile has no field '{name}' that can be edited.",
  "The field '{name}' must be text.",
  'Say what to change: {names}.',
  'There is no such plan. Choose {names}.',
  "The arguments of '{name}' must be an object.",
  "There is no tool '{name}'.",
];

/** What the page says about a yes that is not enough. */
const spoken = [
  'To go ahead by voice, say “{words}”.',
  'Nothing has changed yet. To go ahead by voice, say “{words}”.',
  yesToSeveral,
];

const thenStart = '{advice} Then start the call again.';
const beginAgain = 'They begin again on {day}. Use Text Chat meanwhile, or choose another plan to go on now.';

/** What a call says, in callNotice.ts, smallCall.ts and SmallCall.tsx. */
const calls = [
  'Ask as you would ask a person:\n“What did I pay last?”\n“What does Pro include?”\n“Change my location to Lisbon.”',
  'It lasted {time}. You can read it again in Text Chat.',
  '{advice} It lasted {time}. You can read it again in Text Chat.',
  'Reconnecting…',
  'Stay on the line: the call continues when the network is back.',
  "We can't hear you",
  'Speak up, choose another microphone in the sound settings, or type.',
  'Type instead',
  '{why} The agent still answers aloud.',
  '{why} The answers appear below.',
  'This page cannot use a microphone: browsers allow it only on pages with https.',
  'This browser cannot turn speech into words.',
  'Read the answers',
  'This browser has no voice for this language. The agent hears you, and the answers appear below.',
  'The agent hears you until you let go of the key.',
  'You are muted.',
  "You are muted. Hold Space on 'Unmute' to talk for a moment.",
  'Your microphone is not connected',
  'Your speaker is not connected',
  "Your system's default is used until it is back.",
  'Calling the voice service',
  'Joining the call',
  'Waiting for the agent to answer',
  'Opening your microphone',
  'Waiting for you to allow the microphone',
  'Connecting…',
  'Finishing…',
  'Waiting for your answer',
  'Speaking…',
  'You are muted',
  'Type to talk',
  'Listening…',
  'The call goes on in a small bar.',
];

/** One browser of each kind that permissionWords.ts tells apart. */
const browsers = ['iPhone', 'Firefox/', 'Android', 'Edg/', 'Chrome/', 'Safari/', ''];
const blocked = / Then start the call again\.$/;
const permissions = browsers.flatMap((browser) =>
  (['prompt', 'denied', 'unsupported'] as const).flatMap((permission) => {
    const { title, advice } = permissionWords(permission, browser)!;
    return [title, advice.replace(blocked, ''), ...(blocked.test(advice) ? [thenStart] : [])];
  }),
);
const callErrors = voiceErrorKinds
  .filter((kind) => kind !== 'permission-denied')
  .flatMap((kind) => {
    const { title, advice } = voiceError(kind, '');
    return [title, kind === 'used-up' ? beginAgain : advice];
  });

/** The tasks that ask first. */
export const askingTasks: readonly Task[] = [
  { name: 'edit_profile', fields: { location: '' } },
  { name: 'sign_out' },
  { name: 'talk_to_human' },
  ...plans.map(({ id }) => ({ name: 'subscribe', plan: id }) as const),
];
/** The words that agree to a task. */
const agreements = askingTasks.flatMap((task) => [spokenYes(task).words, namedYes(task)]);

/** Each stands in a source as it is here, but for the values. */
export const writtenSentences = [
  ...outcomes,
  ...undone,
  ...wishes,
  ...refusals,
  ...spoken,
  ...calls,
  thenStart,
  beginAgain,
];

export const agentSentences: readonly string[] = [
  ...details,
  ...writtenSentences,
  ...agreements,
  ...Object.values(callEndedWords),
  ...permissions,
  ...callErrors,
];
