import { MessagesSquare, ShieldCheck, Zap } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { productName } from '../../services/product.ts';
import { Brand } from '../../ui/primitives/Brand/Brand.tsx';
import { Button } from '../../ui/primitives/Button/Button.tsx';
import { FeatureCard } from '../../ui/primitives/FeatureCard/FeatureCard.tsx';
import { HeroConversation } from '../../ui/agent/HeroConversation/HeroConversation.tsx';
import { LandingLayout } from '../../ui/layout/LandingLayout/LandingLayout.tsx';
import { useServices } from '../shell/services.tsx';
import { SupportLink } from '../shell/SupportLink.tsx';
import { exampleExchanges } from './exampleExchanges.ts';

export interface LandingProps {
  themeSwitch: ReactNode;
  /** Shown above the headline. */
  notice?: ReactNode;
  onSignIn: () => void;
  onSignUp: () => void;
  /** Called when the user is about to press a button, to fetch the forms' code. */
  onPreload?: () => void;
  /** Called once the buttons handle clicks. */
  onReady?: (() => void) | undefined;
}

/** The landing page: what a visitor sees first. [V5] */
export function Landing({ themeSwitch, notice, onSignIn, onSignUp, onPreload, onReady }: LandingProps) {
  useEffect(() => {
    document.title = productName;
    onReady?.();
  }, [onReady]);
  const { supportEmail } = useServices();
  const preload = onPreload ? { onPreload } : {};
  return (
    <LandingLayout
      brand={<Brand name={productName} />}
      actions={themeSwitch}
      notice={notice}
      headline="The AI-driven platform you can talk to."
      lead="Your account, with an assistant on the line. Ask by voice or text what you paid, what your plan includes and how to change it. It already knows your account."
      buttons={
        <>
          <Button tone="primary" size="large" opensView="signup" onClick={onSignUp} {...preload}>
            Get Started
          </Button>
          <Button size="large" opensView="signin" onClick={onSignIn} {...preload}>
            Sign In
          </Button>
        </>
      }
      picture={<HeroConversation title="Voice & Chat Agent" exchanges={exampleExchanges} />}
      features={
        <>
          <FeatureCard icon={<MessagesSquare />} title="User-Friendly">
            Your whole account on one calm page, and an assistant for everything else.
          </FeatureCard>
          <FeatureCard icon={<ShieldCheck />} title="Secure & Private">
            Only you can see your data. The database itself makes sure of it.
          </FeatureCard>
          <FeatureCard icon={<Zap />} title="Lightning Fast">
            Opens instantly, even on a slow phone.
          </FeatureCard>
        </>
      }
      closing={{
        title: 'Ready when you are.',
        description: 'The Free plan costs nothing and needs no card.',
        action: (
          <Button tone="inverse" size="large" opensView="signup" onClick={onSignUp} {...preload}>
            Create Your Account
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
