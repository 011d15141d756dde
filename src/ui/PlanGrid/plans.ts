import type { PlanView } from '../PlanCard/PlanCard.tsx';

/** K2, as the screens pass it. For stories. */
export const plans: readonly PlanView[] = [
  {
    id: 'free',
    name: 'Free',
    price: '$0',
    interval: '/ month',
    description: 'To get to know the agent.',
    features: ['Basic AI assistant', 'Limited queries per month', 'Email support', 'Basic analytics'],
    popular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: '$29',
    interval: '/ month',
    description: 'For people who talk to it every day.',
    features: [
      'Advanced AI assistant',
      'Unlimited queries',
      'Priority support',
      'Advanced analytics',
      'Custom integrations',
      'API access',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: '$99',
    interval: '/ month',
    description: 'For teams with rules of their own.',
    features: [
      'Everything in Pro',
      'Team collaboration',
      'Advanced security',
      'Custom deployment',
      'Dedicated support',
      'SLA guarantee',
    ],
    popular: false,
  },
];
