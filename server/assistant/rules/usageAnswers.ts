// What was used this month, and what happened lately: where the backend counts and keeps a record.

import type { Answering } from './answer.ts';
import { day, quote } from './figures.ts';

const none = {
  en: {
    usage: 'Your usage is not counted here.',
    activity: 'No record of changes is kept here.',
    nothing: 'Nothing has happened yet.',
  },
  de: {
    usage: 'Ihr Verbrauch wird hier nicht gezählt.',
    activity: 'Über Änderungen wird hier nichts aufgezeichnet.',
    nothing: 'Es ist noch nichts passiert.',
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

async function activity({ reader, signal, format }: Answering): Promise<string> {
  const found = await reader.activity?.(10, signal);
  if (!found) return none[format.language].activity;
  if (found.length === 0) return none[format.language].nothing;
  return found.map(({ date, what }) => `- ${day(date, format)}: ${quote(what)}`).join('\n');
}

/** Undefined for what is no question about either. */
export function usageAnswer(intent: string, answering: Answering): Promise<string> | undefined {
  if (intent === 'usage.mine') return usage(answering);
  return intent === 'activity.recent' ? activity(answering) : undefined;
}
