import { useQuery } from '@tanstack/react-query';
import { dataAreas } from '../../../services/dataAreas.ts';
import type { DataArea } from '../../../services/ownData.ts';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Card } from '../../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../../ui/primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../../ui/primitives/Text/Text.tsx';
import { valueOrThrow } from '../../shell/account/useAccount.ts';
import { useServices } from '../../shell/services.tsx';
import type { AccountCardProps } from '../accountCard.ts';
import { DownloadCopy } from './DownloadCopy.tsx';

/** What there is, such as 'your profile, 3 payments and 1 conversation'. */
export function listStored(areas: readonly DataArea[]): string {
  const number = new Intl.NumberFormat();
  const counted = areas.flatMap(({ area, total }) => {
    const words = dataAreas[area]?.counted;
    return words && total > 0 ? [`${number.format(total)} ${words[total === 1 ? 0 : 1]}`] : [];
  });
  return new Intl.ListFormat('en').format(['your profile', ...counted]);
}

/** A copy of everything that is stored of the user. Nothing shows where the backend does not offer it. [U32] */
export function YourDataCard({ account }: AccountCardProps) {
  const { loadOwnData } = useServices();
  const { id } = account.user;
  const { data, isFetching, refetch, errorUpdateCount } = useQuery({
    queryKey: ['own-data', id],
    queryFn: async () => (await valueOrThrow((await loadOwnData()).listAreas(id))) ?? [],
  });
  if (data?.length === 0) return null;
  return (
    <Card title="Your data" level={3}>
      <Stack gap="md">
        {data ? (
          <>
            <Text tone="muted">
              Everything that is stored of you as one ZIP file: {listStored(data)}. It opens in any browser
              and in any program that reads JSON.
            </Text>
            <DownloadCopy user={account.user} />
          </>
        ) : errorUpdateCount > 0 ? (
          <LoadError subject="Your data" onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton shape="block" height="7.75rem" />
        )}
      </Stack>
    </Card>
  );
}
