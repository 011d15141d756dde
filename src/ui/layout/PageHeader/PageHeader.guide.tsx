import { ArrowLeft } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import type { Guide } from '../../guide.ts';
import { PageHeader } from './PageHeader.tsx';

export const guide: Guide = {
  use: 'Opens each signed-in screen: says where the reader is and what can be done here.',
  avoid: 'Parts of a screen are titled by Card or Heading. The landing page and AuthForm bring their own h1.',
  anatomy: [
    [
      'Way back',
      'Optional, above the title: one quiet button. Its text, not its edge, lines up with the title.',
    ],
    ['Title', 'The name of the screen, the same words that led to it.'],
    ['Text', 'One muted sentence.'],
  ],
  do: [
    {
      text: 'Name the place that the way back leads to.',
      example: (
        <PageHeader
          title="Edit Profile"
          description="What the assistant and your team see of you."
          action={
            <Button tone="quiet" icon={<ArrowLeft />}>
              Back to Dashboard
            </Button>
          }
        />
      ),
    },
  ],
  dont: [
    {
      text: 'The screen’s main action does not belong above the title. It stands where its result appears.',
      example: (
        <PageHeader
          title="Billing & Subscriptions"
          description="Your plan and how you pay for it."
          action={<Button tone="primary">Subscribe</Button>}
        />
      ),
    },
  ],
  keyboard: [['Tab', 'Reaches the way back, where there is one. Title and text take no focus by Tab.']],
  accessibility: [
    'The title is the screen’s h1: exactly one PageHeader on a screen.',
    'The way back comes before the title in the document too, so focus and reading order agree.',
    'A header element. Within main it is no landmark; outside of it, it would become the banner.',
    'The title grows with the window from 26 to 32 px and breaks into balanced lines.',
  ],
};
