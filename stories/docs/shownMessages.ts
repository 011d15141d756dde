import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { failures } from '../../mocks/voice/callScenariosFailing.ts';
import { voiceError } from '../../src/screens/agent/call/voiceErrors.ts';
import * as messages from '../../src/services/messages.ts';

export interface Message {
  /** As `parameters.shows` names it: 'toasts.loadFailed'. */
  name: string;
  /** What is on the screen, letter for letter. */
  words: readonly string[];
}

/** A story that says in `parameters.shows` which messages it shows. */
export interface MessageStory {
  message: string;
  /** As in `?path=/story/<id>`. */
  id: string;
  /** The name of its export. */
  key: string;
  /** 'Screens/Billing: Refused'. */
  story: string;
}

interface Words {
  title: string;
  description: string;
}

const hasWords = (value: object): value is Words => 'title' in value && 'description' in value;

/** A message that passes on a sentence of the backend's has words of its own only for want of one. */
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

/** In the words of no particular browser. */
const voiceErrors = (['no-target', ...failures] as const).map((kind): Message => {
  const { title, advice } = voiceError(kind, '');
  return { name: `voiceErrors.${kind}`, words: [title, advice] };
});

/** X1–X10: every string that tells somebody how it went. */
export const catalogue: readonly Message[] = [...messagesIn('', messages), ...voiceErrors];

const quoted = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

/** What a file of stories says that it shows. */
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
