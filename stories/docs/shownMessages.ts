import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { failures } from '../../mocks/voice/callScenariosFailing.ts';
import { voiceError } from '../../src/screens/agent/call/voiceErrors.ts';
import { foreignLinks } from '../../src/services/foreignLinks.ts';
import { mailedCode } from '../../src/services/mailedCodeMessages.ts';
import * as messages from '../../src/services/messages.ts';

export interface Message {
  /** The name by which `parameters.shows` refers to it, such as 'toasts.loadFailed'. */
  name: string;
  /** The texts on the screen, letter for letter. */
  words: readonly string[];
}

/** A story whose `parameters.shows` names a message. */
export interface MessageStory {
  message: string;
  /** The story's id, as in `?path=/story/<id>`. */
  id: string;
  /** The name of the story's export. */
  key: string;
  /** The story's title and name, such as 'Screens/Billing: Refused'. */
  story: string;
}

interface Words {
  title: string;
  description: string;
}

const hasWords = (value: object): value is Words => 'title' in value && 'description' in value;

/** The words of a message that usually quotes the backend. It has words of its own only when the backend gives none. */
function quoting(message: (quoted: string) => Words): Words {
  const { title, description } = message('Pro');
  return { title, description: description === 'Pro' ? message('').description : description };
}

function messagesIn(name: string, value: unknown): Message[] {
  if (typeof value === 'string') return [{ name, words: [value] }];
  if (typeof value === 'function')
    return messagesIn(name, quoting(value as typeof messages.toasts.subscribed));
  if (typeof value !== 'object' || value === null) return [];
  if (hasWords(value)) return [{ name, words: [value.title, value.description].filter((words) => words) }];
  return Object.entries(value).flatMap(([key, inner]) => messagesIn(name ? `${name}.${key}` : key, inner));
}

/** The errors of a call, without the advice for a particular browser. */
const voiceErrors = (['no-target', ...failures] as const).map((kind): Message => {
  const { title, advice } = voiceError(kind, '');
  return { name: `voiceErrors.${kind}`, words: [title, advice] };
});

/** Every message that tells the user how something went. [X1, X2, X3, X4, X5, X6, X7, X8, X9, X10] */
export const catalogue: readonly Message[] = [
  ...messagesIn('', { ...messages, mailedCode, foreignLinks }),
  ...voiceErrors,
];

const quoted = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

/** The messages that a stories file says it shows. */
export function storiesShowingIn(source: string): MessageStory[] {
  const [head = '', ...stories] = source.split(/^export const (?=\w)/m);
  const title = /\btitle: '([^']+)'/.exec(head)?.[1] ?? '';
  return stories.flatMap((code) => {
    const key = /^\w+/.exec(code)?.[0] ?? '';
    const name = storyNameFromExport(key);
    const story = { id: toId(title, name), key, story: `${title}: ${name}` };
    return [...code.matchAll(/\bshows: \[([^\]]*)\]/g)]
      .flatMap(([, list = '']) => quoted(list))
      .map((message) => ({ message, ...story }));
  });
}
