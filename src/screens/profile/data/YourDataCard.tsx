import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { toLoadable } from '../../shell/account/useAccount.ts';
import type { AccountCardProps } from '../accountCard.ts';
import { DownloadCopy } from './DownloadCopy.tsx';
import { useListStored, useOwnAreas } from './useOwnAreas.ts';
import { fill } from '../../../ui/fill.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './YourDataCard.words.ts';

/** A copy of everything that is stored of the user. Nothing shows where the backend does not offer it. [U32] */
export function YourDataCard({ account }: AccountCardProps) {
  const labels = useLabels('YourDataCard', words);
  const listed = useListStored();
  const query = useOwnAreas(account.user.id);
  if (query.data?.length === 0) return null;
  const stored = toLoadable(query, listed);
  return (
    <Card title={labels.title} level={3}>
      <Stack gap="md">
        {stored.status === 'ready' ? (
          <>
            <Text tone="muted">{fill(labels.description, { things: stored.value })}</Text>
            <DownloadCopy user={account.user} />
          </>
        ) : stored.status === 'error' ? (
          <LoadError subject={labels.subject} onRetry={stored.retry} retrying={stored.retrying} />
        ) : (
          <Skeleton shape="block" height="7.75rem" />
        )}
      </Stack>
    </Card>
  );
}
