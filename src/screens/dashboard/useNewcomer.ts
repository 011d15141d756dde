import { useEffect, useState } from 'react';
import { mayBeNewcomer } from '../../services/firstSteps.ts';
import type { AccountData } from '../shell/account/useAccount.ts';
import { storedSteps, storeStep } from '../shell/account/storedSteps.ts';
import { useClock } from '../shell/clock.ts';

/** Whether the dashboard has a place for first steps. Known in the first frame, so that nothing moves later. [B43] */
export function useNewcomer({ user, payments }: AccountData) {
  const { now } = useClock();
  const [isNew] = useState(() => mayBeNewcomer(user.createdAt ?? '', now(), storedSteps(user.id)));
  const hasPaid = Boolean(payments.data?.length);
  useEffect(() => {
    if (isNew && hasPaid) storeStep(user.id, 'over');
  }, [isNew, hasPaid, user.id]);
  return isNew && !hasPaid;
}
