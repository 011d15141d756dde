import { MessagesSquare, ShieldCheck, Zap } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { productName } from '../../services/product.ts';
import { Brand } from '../../ui/primitives/Brand/Brand.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { FeatureCard } from '../../ui/primitives/FeatureCard/FeatureCard.tsx';
import { HeroConversation } from '../../ui/agent/HeroConversation/HeroConversation.tsx';
import { useLabels } from '../../ui/primitives/LabelsProvider/LabelsProvider.tsx';
import { LandingLayout } from '../../ui/layout/LandingLayout/LandingLayout.tsx';
import { useLanguage, useQuestionLabels } from '../shell/language/LanguageProvider.tsx';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { exampleExchanges } from './exampleExchanges.ts';
import { words as exampleWords } from './exampleExchanges.words.ts';
import { words } from './Landing.words.ts';

export interface LandingProps {
  settings: ReactNode;
  /** A session is stored and cannot be renewed: says so above the headline, and asks the backend once more. */
  onRetry?: (() => Promise<void>) | undefined;
  onSignIn: () => void;
  onSignUp: () => void;
  /** Called when the user is about to press a button, to fetch the forms' code. */
  onPreload?: () => void;
  /** Called once the buttons handle clicks. */
  onReady?: (() => void) | undefined;
}

/** The landing page: what a visitor sees first. [V5] */
export function Landing({ settings, onRetry, onSignIn, onSignUp, onPreload, onReady }: LandingProps) {
  useEffect(() => {
    document.title = productName;
    onReady?.();
  }, [onReady]);
  const labels = useLabels('Landing', words);
  const exampleLabels = useLabels('exampleExchanges', exampleWords);
  const { labels: spoken, lang } = useQuestionLabels('exampleExchanges', exampleWords);
  const { language } = useLanguage();
  const { supportEmail } = useServices();
  const preload = onPreload ? { onPreload } : {};
  return (
    <LandingLayout
      brand={<Brand name={productName} />}
      actions={settings}
      notice={onRetry && <OfflineNotice onRetry={onRetry} />}
      headline={labels.headline}
      lead={labels.lead}
      buttons={
        <>
          <Button tone="primary" size="large" opensView="signup" onClick={onSignUp} {...preload}>
            {labels.start}
          </Button>
          <Button size="large" opensView="signin" onClick={onSignIn} {...preload}>
            {labels.signIn}
          </Button>
        </>
      }
      picture={
        <HeroConversation
          title={labels.agent}
          lang={lang}
          exchanges={exampleExchanges(spoken, exampleLabels, language)}
        />
      }
      features={
        <>
          <FeatureCard icon={<MessagesSquare />} title={labels.friendly}>
            {labels.friendlyText}
          </FeatureCard>
          <FeatureCard icon={<ShieldCheck />} title={labels.secure}>
            {labels.secureText}
          </FeatureCard>
          <FeatureCard icon={<Zap />} title={labels.fast}>
            {labels.fastText}
          </FeatureCard>
        </>
      }
      closing={{
        title: labels.ready,
        description: labels.readyText,
        action: (
          <Button tone="inverse" size="large" opensView="signup" onClick={onSignUp} {...preload}>
            {labels.create}
          </Button>
        ),
      }}
      footer={
        supportEmail ? (
          <>
            {productName} · <SupportLink email={supportEmail} />
          </>
        ) : (
          productName
        )
      }
    />
  );
}
