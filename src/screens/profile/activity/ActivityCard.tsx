import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Activity, ActivityPage } from '../../../services/activity.ts';
import { ActivityList } from '../../../ui/account/ActivityList/ActivityList.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Button } from '../../../ui/primitives/Button/Button.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { EmptyState } from '../../../ui/primitives/EmptyState/EmptyState.tsx';
import { LoadError } from '../../../ui/primitives/LoadError/LoadError.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { toLoadable, valueOrThrow } from '../../shell/account/useAccount.ts';
import { useActivityEntry } from '../../shell/activity/useActivityEntry.ts';
import { useServices } from '../../shell/services.tsx';
import type { AccountCardProps } from '../accountCard.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './ActivityCard.words.ts';

/** How many entries the card begins with, and each press of 'Show more' brings. */
const pageSize = 5;

function useActivityPages(userId: string) {
  const { loadActivity } = useServices();
  return useInfiniteQuery({
    queryKey: ['activity', userId, 'pages'],
    // Null where the backend keeps no record: React Query takes undefined for a mistake.
    queryFn: async ({ pageParam: before }): Promise<ActivityPage | null> => {
      const port = await loadActivity();
      return (
        (await valueOrThrow(port.list({ limit: pageSize, ...(before !== undefined && { before }) }))) ?? null
      );
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => last?.next,
  });
}

/** What was changed in the account, page by page. Nothing shows where the backend keeps no record. [U23] */
export function ActivityCard({ account }: AccountCardProps) {
  const labels = useLabels('ActivityCard', words);
  const query = useActivityPages(account.user.id);
  if (query.data?.pages[0] === null) return null;
  return (
    <Card title={labels.title} level={3}>
      <Stack gap="md">
        <Text tone="muted">{labels.description}</Text>
        <Pages query={query} />
      </Stack>
    </Card>
  );
}

function Pages({ query }: { query: ReturnType<typeof useActivityPages> }) {
  const labels = useLabels('ActivityCard', words);
  const activityEntry = useActivityEntry();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const [hasAskedForMore, setHasAskedForMore] = useState(false);
  const isAtEnd = hasAskedForMore && query.data !== undefined && !hasNextPage;
  // 'Show more' is gone with the last page, and would take the focus along.
  useEffect(() => {
    if (isAtEnd && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isAtEnd]);

  const pages = toLoadable(query, ({ pages: all }) =>
    all.flatMap((page): readonly Activity[] => page?.entries ?? []),
  );
  if (pages.status === 'error')
    return <LoadError subject={labels.subject} onRetry={pages.retry} retrying={pages.retrying} />;
  if (pages.status === 'loading') return <ActivityList label={labels.title} entries={pageSize} />;
  if (pages.value.length === 0)
    return <EmptyState title={labels.emptyTitle} description={labels.emptyText} icon={<History />} />;

  const showMore = () => {
    setHasAskedForMore(true);
    void fetchNextPage();
  };
  return (
    <>
      <ActivityList label={labels.title} entries={pages.value.map(activityEntry)} />
      {isFetchNextPageError && (
        <LoadError subject={labels.more} onRetry={showMore} retrying={isFetchingNextPage} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <Stack direction="row" gap="sm" wrap>
          <Button loading={isFetchingNextPage} onClick={showMore}>
            {labels.showMore}
          </Button>
        </Stack>
      )}
      {isAtEnd && (
        <div ref={end} tabIndex={-1}>
          <Text tone="muted" size="small">
            {labels.end}
          </Text>
        </div>
      )}
    </>
  );
}
