import { useQuery } from '@tanstack/react-query';
import { dataAreas } from '../../../services/dataAreas.ts';
import { formatNumber } from '../../../services/formats.ts';
import type { DataArea } from '../../../services/ownData.ts';
import { valueOrThrow } from '../../shell/account/useAccount.ts';
import { useServices } from '../../shell/services.tsx';

/** How much of what is stored of the user; empty where the backend does not tell it. */
export function useOwnAreas(userId: string) {
  const { loadOwnData } = useServices();
  return useQuery({
    queryKey: ['own-data', userId],
    queryFn: async () => (await valueOrThrow((await loadOwnData()).listAreas(userId))) ?? [],
  });
}

/** What there is, such as 'your profile, 3 payments, and 1 conversation'. */
export function listStored(areas: readonly DataArea[]): string {
  const counted = areas.flatMap(({ area, total }) => {
    const words = dataAreas[area]?.counted;
    return words && total > 0 ? [`${formatNumber(total)} ${words[total === 1 ? 0 : 1]}`] : [];
  });
  return new Intl.ListFormat('en').format(['your profile', ...counted]);
}
