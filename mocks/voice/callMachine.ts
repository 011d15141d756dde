import type { DailyAdvancedConfig } from '@daily-co/daily-js';

/** Keeps the call library from loading its second part from the vendor's server; this file stands in for it. */
export const withoutCallBundle: DailyAdvancedConfig = {
  avoidEval: true,
  callObjectBundleUrlOverride: 'data:text/javascript,',
};

/** A message between the two parts of the library; they send them to the window. */
interface Message {
  action?: string;
  [field: string]: unknown;
}

export interface CallMachine {
  /** Sends a message to the library, as the vendor's part would. */
  tell: (message: Message) => void;
  /** The messages that the library has sent, in order. */
  readonly asked: readonly Message[];
  close: () => void;
}

const answers: Readonly<Record<string, Message>> = {
  'join-meeting': { action: 'joined-meeting', participants: {} },
  'leave-meeting': { action: 'left-meeting' },
};

/** Lets the real call library join and leave a room that does not exist. `unanswered`: actions that get no answer. */
export function callMachine(unanswered: readonly string[] = []): CallMachine {
  const asked: Message[] = [];
  const what = 'iframe-call-message';
  const tell = (message: Message) => window.postMessage({ ...message, what }, location.origin);

  const hear = ({ data }: MessageEvent<Message | undefined>) => {
    if (data?.['what'] !== what || data['from'] !== 'module') return;
    asked.push(data);
    if (unanswered.includes(data.action ?? '')) return;
    const { callClientId, callbackStamp } = data;
    const answer = answers[data.action ?? ''];
    if (answer) tell({ ...answer, callClientId });
    else if (callbackStamp !== undefined) tell({ callClientId, callbackStamp });
  };
  window.addEventListener('message', hear);
  return { tell, asked, close: () => window.removeEventListener('message', hear) };
}
