import type { Activity } from '../../../services/activity.ts';
import { activityWords, englishActivity } from '../../../services/activityWords.ts';
import { formatTime } from '../../../services/formats.ts';
import type { ActivityEntry } from '../../../ui/account/ActivityList/ActivityList.tsx';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useDeviceName } from './useDeviceName.ts';

const kinds = ['profile', 'billing', 'password', 'factor'] as const;

function kindOf({ subject, change }: Activity): ActivityEntry['kind'] {
  if (subject === 'session') return change === 'added' ? 'sign-in' : 'sign-out';
  return kinds.find((kind) => kind === subject) ?? 'other';
}

type Say = (text: string) => string;
const eachSaid = <Texts extends Readonly<Record<string, string>>>(texts: Texts, say: Say) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, say(text)])) as Texts;

/** The words for what was changed, in the language of the page. */
const activityIn = (say: Say) => ({
  ...englishActivity,
  ...eachSaid(
    {
      cancelled: englishActivity.cancelled,
      resumed: englishActivity.resumed,
      signedIn: englishActivity.signedIn,
      signedOut: englishActivity.signedOut,
    },
    say,
  ),
  labels: eachSaid(englishActivity.labels, say),
  values: eachSaid(englishActivity.values, say),
  verbs: eachSaid(englishActivity.verbs, say),
});

/** Returns a function that makes of an entry of the record what the lists show. */
export function useActivityEntry() {
  const device = useDeviceName();
  const { language, locale, say } = useLanguage();
  const own = language === 'en' ? englishActivity : { ...activityIn(say), keepsCase: true as const };
  const words = { ...own, locale };

  return (entry: Activity): ActivityEntry => ({
    id: String(entry.id),
    kind: kindOf(entry),
    ...activityWords(entry, { words, device }),
    by: entry.actor === 'service' ? undefined : entry.actor,
    device: entry.userAgent && device(entry.userAgent),
    dateTime: entry.happenedAt,
    time: formatTime(entry.happenedAt, { dateStyle: 'medium', timeStyle: 'short' }),
  });
}
