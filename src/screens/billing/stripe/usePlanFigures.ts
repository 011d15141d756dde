import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Subscription } from '../../../services/billing.ts';
import type { Figures } from '../../../ui/account/MoneyConfirmation/MoneyFigures.tsx';
import { useLabels } from '../../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { figuresOf } from './changeWords.ts';
import { words as changeWords } from './changeWords.words.ts';
import type { PlanChange } from './offers.ts';
import { words } from './usePlanFigures.words.ts';
import type { SubscriptionAtProvider } from './useSubscription.ts';

/** How long figures may be agreed to. They are computed by the second, and a charge may come between. */
const figuresLastMs = 5 * 60_000;

/** What a change costs, as the provider computes it; undefined where it costs nothing, or is told on the checkout. [B15] */
export function usePlanFigures(
  change: PlanChange,
  now: Subscription,
  request: SubscriptionAtProvider['request'],
): { figures: Figures | undefined; checkFresh: () => boolean } {
  const labels = useLabels('usePlanFigures', words);
  const changeLabels = useLabels('changeWords', changeWords);
  const { translate } = useLanguage();
  const choice = change.kind === 'change' ? change.choice : undefined;
  // A failure is shown in the dialog, where it can be tried again, and is no error of the query.
  const preview = useQuery({
    queryKey: ['plan-preview', choice],
    queryFn: () => (choice ? request((port) => port.preview(choice)) : null),
    enabled: choice !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, dataUpdatedAt, isFetching, refetch } = preview;

  const ends = dataUpdatedAt + figuresLastMs;
  const [oldAt, setOldAt] = useState(0);
  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    const timer = setTimeout(() => setOldAt(dataUpdatedAt), Math.max(0, ends - Date.now()));
    return () => clearTimeout(timer);
  }, [dataUpdatedAt, ends]);

  /** For a press: a computer that slept has not noticed yet that they are old. Shows it then. */
  function checkFresh() {
    const isFresh = Date.now() < ends;
    if (!isFresh) setOldAt(dataUpdatedAt);
    return isFresh;
  }

  function figures(): Figures | undefined {
    if (!choice) return undefined;
    if (!data) return { status: 'loading' };
    if (!data.ok) return { status: 'error', retry: () => void refetch(), retrying: isFetching };
    return {
      ...figuresOf(data.value, translate(now.paymentMethod), changeLabels),
      ...(oldAt === dataUpdatedAt && {
        outdated: {
          message: labels.outdated,
          refreshing: isFetching,
          onRefresh: () => void refetch(),
        },
      }),
    };
  }
  return { figures: figures(), checkFresh };
}
