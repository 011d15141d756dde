import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { productName } from '../../services/product.ts';
import { PageHeader } from '../../ui/layout/PageHeader/PageHeader.tsx';
import { SettingsLayout } from '../../ui/layout/SettingsLayout/SettingsLayout.tsx';
import { SettingsSections } from '../../ui/layout/SettingsSections/SettingsSections.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { Card } from '../../ui/primitives/Card/Card.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack/Stack.tsx';
import { Text } from '../../ui/primitives/Text/Text.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useServices } from '../shell/services.tsx';
import type { AccountCardProps } from './accountCard.ts';
import { accountSections } from './accountSections.tsx';
import { fill } from '../../ui/fill.ts';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { words } from './Account.words.ts';

/** The user's account on one page, in sections of cards: who they are, how they sign in, what they pay. [V16, U17] */
export function Account(props: AccountCardProps) {
  const labels = useLabels('Account', words);
  const { version } = useServices();

  return (
    <>
      <PageHeader
        title={labels.title}
        description={labels.description}
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={props.onLeave}>
            {labels.back}
          </Button>
        }
      />
      <Stack gap="xl">
        <SettingsSections
          label={labels.title}
          sections={accountSections
            .filter(({ cards }) => cards.length > 0)
            .map(({ id, cards }) => ({
              id,
              title: labels[id],
              content: (
                <SettingsLayout>
                  {cards.map((card) => (
                    <ErrorBoundary key={card.id} where={`account card ${card.id}`}>
                      <Suspense fallback={<LoadingCard height={card.height} />}>
                        <card.Card {...props} />
                      </Suspense>
                    </ErrorBoundary>
                  ))}
                </SettingsLayout>
              ),
            }))}
        />
        <Text size="caption" tone="muted">
          {fill(labels.version, { product: productName, version })}
        </Text>
      </Stack>
    </>
  );
}

/** Keeps a card's place until its code is here. */
const LoadingCard = ({ height }: { height: string }) => (
  <Card>
    <Skeleton shape="block" height={height} />
  </Card>
);
