import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { toLoadable } from '../../shell/account/useAccount.ts';
import type { AccountCardProps } from '../accountCard.ts';
import { DownloadCopy } from './DownloadCopy.tsx';
import { listStored, useOwnAreas } from './useOwnAreas.ts';

/** A copy of everything that is stored of the user. Nothing shows where the backend does not offer it. [U32] */
export function YourDataCard({ account }: AccountCardProps) {
  const query = useOwnAreas(account.user.id);
  if (query.data?.length === 0) return null;
  const stored = toLoadable(query, listStored);
  return (
    <Card title="Your data" level={3}>
      <Stack gap="md">
        {stored.status === 'ready' ? (
          <>
            <Text tone="muted">
              Everything we store about you, as one ZIP file: {stored.value}. It opens in any browser and in
              any program that reads JSON.
            </Text>
            <DownloadCopy user={account.user} />
          </>
        ) : stored.status === 'error' ? (
          <LoadError subject="Your data" onRetry={stored.retry} retrying={stored.retrying} />
        ) : (
          <Skeleton shape="block" height="7.75rem" />
        )}
      </Stack>
    </Card>
  );
}
