import { useQuery } from '@tanstack/react-query';
import { formatLocale } from '../../../services/formats.ts';
import type { DataArea } from '../../../services/ownData.ts';
import { valueOrThrow } from '../../shell/account/useAccount.ts';
import { useServices } from '../../shell/services.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { plural } from '../../../ui/plural.ts';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './useOwnAreas.words.ts';

/** How much of what is stored of the user; empty where the backend does not tell it. */
export function useOwnAreas(userId: string) {
  const { loadOwnData } = useServices();
  return useQuery({
    queryKey: ['own-data', userId],
    queryFn: async () => (await valueOrThrow((await loadOwnData()).listAreas(userId))) ?? [],
  });
}

type Counted = 'payments' | 'conversations' | 'support_requests' | 'devices' | 'pictures';
/** The areas whose number says something. */
const counted: readonly Counted[] = ['payments', 'conversations', 'support_requests', 'devices', 'pictures'];

/** Returns a function that says what there is, such as 'your profile, 3 payments, and 1 conversation'. */
export function useListStored() {
  const labels = useLabels('useOwnAreas', words);
  const { locale } = useLanguage();
  return (areas: readonly DataArea[]): string => {
    const said = areas.flatMap(({ area, total }) => {
      const key = counted.find((each) => each === area);
      return key && total > 0 ? [plural(labels, key, total, locale, formatLocale())] : [];
    });
    return new Intl.ListFormat(locale).format([labels.profile, ...said]);
  };
}
