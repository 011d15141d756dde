// What was used this month, and what happened lately: where the backend counts and keeps a record.

import { activityAnswer } from './activityAnswer.ts';
import type { Answering } from './answer.ts';

const none = {
  en: {
    usage: 'Your usage is not counted here.',
  },
  de: {
    usage: 'Ihr Verbrauch wird hier nicht gezählt.',
  },
} as const;

async function usage({ reader, signal, format }: Answering): Promise<string> {
  const de = format.language === 'de';
  const found = await reader.usage?.(signal);
  if (!found) return none[format.language].usage;
  const number = new Intl.NumberFormat(format.locale);
  const line = (label: string, { used, limit }: { used: number; limit?: number }) => {
    const most =
      limit === undefined ? (de ? 'unbegrenzt' : 'no limit') : `${de ? 'von' : 'of'} ${number.format(limit)}`;
    return `- ${label}: **${number.format(used)}** (${most})`;
  };
  const lines = [line(de ? 'Nachrichten' : 'Messages', found.messages)];
  if (found.callMinutes) lines.push(line(de ? 'Gesprächsminuten' : 'Call minutes', found.callMinutes));
  return `${de ? 'Diesen Monat' : 'This month'}:\n\n${lines.join('\n')}`;
}

/** Undefined for what is no question about either. */
export function usageAnswer(
  intent: string,
  question: string,
  answering: Answering,
): Promise<string> | undefined {
  if (intent === 'usage.mine') return usage(answering);
  return intent === 'activity.recent' ? activityAnswer(question, answering) : undefined;
}
