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

type Translate = (text: string) => string;
const eachSaid = <Texts extends Readonly<Record<string, string>>>(texts: Texts, translate: Translate) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translate(text)])) as Texts;

/** The words for what was changed, in the language of the page. */
const activityIn = (translate: Translate) => ({
  ...englishActivity,
  ...eachSaid(
    {
      cancelled: englishActivity.cancelled,
      resumed: englishActivity.resumed,
      signedIn: englishActivity.signedIn,
      signedOut: englishActivity.signedOut,
    },
    translate,
  ),
  labels: eachSaid(englishActivity.labels, translate),
  values: eachSaid(englishActivity.values, translate),
  verbs: eachSaid(englishActivity.verbs, translate),
});

/** Returns a function that makes of an entry of the record what the lists show. */
export function useActivityEntry() {
  const device = useDeviceName();
  const { language, locale, translate } = useLanguage();
  const own = language === 'en' ? englishActivity : { ...activityIn(translate), keepsCase: true as const };
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
