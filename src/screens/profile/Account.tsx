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

/** The user's account on one page, in sections of cards: who they are, how they sign in, what they pay. [V16, U17] */
export function Account(props: AccountCardProps) {
  const { version } = useServices();

  return (
    <>
      <PageHeader
        title="Account"
        description="How you appear, how you sign in, and what you pay."
        action={
          <Button tone="quiet" icon={<ArrowLeft />} onClick={props.onLeave}>
            Back to Dashboard
          </Button>
        }
      />
      <Stack gap="xl">
        <SettingsSections
          label="Account"
          sections={accountSections
            .filter(({ cards }) => cards.length > 0)
            .map(({ id, title, cards }) => ({
              id,
              title,
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
          {productName}, version {version}
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
