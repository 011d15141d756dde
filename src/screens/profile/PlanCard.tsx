import { planName } from '../../services/plans.ts';
import { statusTone } from '../../services/status.ts';
import { Badge } from '../../ui/primitives/Badge/Badge.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { LoadError } from '../../ui/primitives/LoadError/LoadError.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { toLoadable } from '../shell/account/useAccount.ts';
import type { AccountCardProps } from './accountCard.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { words } from './AccountPlanCard.words.ts';

/** Which plan the user has, with the ways to billing and to their payments. [U18] */
export function PlanCard({ account, onShow }: AccountCardProps) {
  const labels = useLabels('AccountPlanCard', words);
  const { translate } = useLanguage();
  const billing = toLoadable(account.billing, (shown) => shown);
  return (
    <Card title={labels.title} level={3}>
      <Stack gap="md">
        {billing.status === 'ready' ? (
          <Stack direction="row" gap="sm" align="center">
            <Text strong>{planName(billing.value.plan)}</Text>
            <Badge tone={statusTone(billing.value.status)}>
              {translate(billing.value.status.replace('_', ' ').trim()) || labels.unknown}
            </Badge>
          </Stack>
        ) : billing.status === 'error' ? (
          <LoadError subject={labels.title} onRetry={billing.retry} retrying={billing.retrying} />
        ) : (
          <Skeleton height="1.625rem" width="8rem" />
        )}
        <Stack direction="row" gap="sm" wrap>
          <Button onClick={() => onShow('billing')}>{labels.billing}</Button>
          <Button onClick={() => onShow('payments')}>{labels.payments}</Button>
        </Stack>
      </Stack>
    </Card>
  );
}
