import type { DailyAdvancedConfig } from '@daily-co/daily-js';

/** The call library then loads nothing: its machine, which its vendor serves, is the one of this file. */
export const withoutCallBundle: DailyAdvancedConfig = {
  avoidEval: true,
  callObjectBundleUrlOverride: 'data:text/javascript,',
};

/** What the library and its machine say to each other, as messages of the window. */
interface Message {
  action?: string;
  [field: string]: unknown;
}

export interface CallMachine {
  /** Says it to the library, as the vendor's machine would. */
  tell: (message: Message) => void;
  /** What the library asked for, in order. */
  readonly asked: readonly Message[];
  close: () => void;
}

const answers: Readonly<Record<string, Message>> = {
  'join-meeting': { action: 'joined-meeting', participants: {} },
  'leave-meeting': { action: 'left-meeting' },
};

/** Lets the real call library join and leave a room that does not exist. `deaf`: actions that get no answer. */
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
