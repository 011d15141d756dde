import { useQuery } from '@tanstack/react-query';
import { ActivityList } from '../../ui/account/ActivityList/ActivityList.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { toLoadable, valueOrThrow } from '../shell/account/useAccount.ts';
import { useActivityEntry } from '../shell/activity/useActivityEntry.ts';
import { useServices } from '../shell/services.tsx';
import { words } from './RecentActivity.words.ts';

export interface RecentActivityProps {
  userId: string;
  /** Opens the page with all of them. */
  onShowAll: () => void;
  /** Called when the user is about to open it, to fetch its code. */
  onPreloadShowAll: () => void;
}

/** As many as stand beside the other cards without making the page longer. */
const count = 6;

/** What was changed last, beside the other cards of a very wide window. Nothing shows where the backend keeps no record. [U24] */
export function RecentActivity({ userId, onShowAll, onPreloadShowAll }: RecentActivityProps) {
  const labels = useLabels('RecentActivity', words);
  const activityEntry = useActivityEntry();
  const { loadActivity } = useServices();
  const query = useQuery({
    queryKey: ['activity', userId, 'recent'],
    // Null where nothing is recorded: React Query takes undefined for a mistake.
    queryFn: async () => (await valueOrThrow((await loadActivity()).list({ limit: count })))?.entries ?? null,
  });
  if (query.data === null) return null;
  const entries = toLoadable(query, (found) => (found ?? []).map(activityEntry));
  return (
    <Card
      title={labels.title}
      action={
        <Button tone="quiet" onClick={onShowAll} onPreload={onPreloadShowAll}>
          {labels.showAll}
        </Button>
      }
    >
      {entries.status === 'error' ? (
        <LoadError subject={labels.subject} onRetry={entries.retry} retrying={entries.retrying} />
      ) : entries.status === 'loading' ? (
        <ActivityList label={labels.title} entries={count} />
      ) : entries.value.length === 0 ? (
        <Text tone="muted">{labels.empty}</Text>
      ) : (
        <ActivityList label={labels.title} entries={entries.value} />
      )}
    </Card>
  );
}
