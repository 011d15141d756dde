import type { Activity } from '../../../services/activity.ts';
import { activityWords } from '../../../services/activityWords.ts';
import { deviceName } from '../../../services/deviceName.ts';
import { formatTime } from '../../../services/formats.ts';
import type { ActivityEntry } from '../../../ui/account/ActivityList/ActivityList.tsx';

const kinds = ['profile', 'billing', 'password', 'factor'] as const;

function kindOf({ subject, change }: Activity): ActivityEntry['kind'] {
  if (subject === 'session') return change === 'added' ? 'sign-in' : 'sign-out';
  return kinds.find((kind) => kind === subject) ?? 'other';
}

/** What of an entry shows. */
export const activityEntry = (entry: Activity): ActivityEntry => ({
  id: String(entry.id),
  kind: kindOf(entry),
  ...activityWords(entry, { device: (userAgent) => deviceName(userAgent).name }),
  by: entry.actor === 'service' ? undefined : entry.actor,
  device: entry.userAgent && deviceName(entry.userAgent).name,
  dateTime: entry.happenedAt,
  time: formatTime(entry.happenedAt, { dateStyle: 'medium', timeStyle: 'short' }),
});
