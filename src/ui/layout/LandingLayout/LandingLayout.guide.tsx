import { MessagesSquare, ShieldCheck } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { FeatureCard } from '../../primitives/FeatureCard/FeatureCard.tsx';
import type { Guide } from '../../guide.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';

export const guide: Guide = {
  use: 'The page for visitors who have not signed in: a claim, a picture of the product, three reasons and a last invitation.',
  avoid: 'Signed-in screens stand in AppShell; the forms to sign in and sign up in AuthForm.',
  anatomy: [
    ['Top', 'The brand at the start, small actions such as the theme at the end.'],
    ['Hero', 'Headline, lead and buttons; the picture beside them from 1024 px, below them before.'],
    ['Features', 'FeatureCards between two lines: below each other, three abreast from 768 px.'],
    ['Closing panel', 'A panel of ink with a title, a sentence and one inverse button.'],
    ['Footer', 'One muted line.'],
  ],
  do: [
    {
      text: 'Offer newcomers the primary button and members the neutral one, in this order.',
      example: (
        <Stack gap="sm">
          <Heading level={2} size="heading">
            The AI-driven platform you can talk to.
          </Heading>
          <Text tone="muted">Ask by voice or text what you paid and what your plan includes.</Text>
          <Stack direction="row" gap="sm" wrap>
            <Button tone="primary" size="large">
              Get Started
            </Button>
            <Button size="large">Sign In</Button>
          </Stack>
        </Stack>
      ),
    },
  ],
  dont: [
    {
      text: 'These features could belong to any product. Say what people get here.',
      example: (
        <ul>
          <FeatureCard icon={<MessagesSquare />} title="Next-Level">
            Best-in-class solutions for everyone.
          </FeatureCard>
          <FeatureCard icon={<ShieldCheck />} title="Trusted">
            Quality you can rely on.
          </FeatureCard>
        </ul>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Goes from the actions at the top to the hero’s buttons, then to the closing panel’s.'],
    ['Enter, Space', 'Press the button that has the focus; the layout adds no keys of its own.'],
  ],
  accessibility: [
    'Header, main and footer are landmarks, so it must be the only layout on the page.',
    'The headline is the h1. The features have an h2, “What you get”, that only screen readers meet.',
    'Hero, features and closing panel are regions named by their headings.',
    'Text on the closing panel is paper on ink, at least 4.5 : 1 in both themes.',
    'Its ids are its own, so that the names stay right beside other components.',
  ],
};
