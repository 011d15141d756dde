/** A plan that can be subscribed to. [E7, K2] */
export interface Plan {
  id: 'free' | 'pro' | 'enterprise';
  name: string;
  /** Per `interval`, in units of `currency`. */
  price: number;
  currency: 'USD';
  interval: 'month';
  description: string;
  features: readonly string[];
  popular: boolean;
  /** What can be used in a calendar month (UTC); null for no limit. The database has the same numbers. [B11] */
  limits: { messages: number | null; callMinutes: number | null };
}

const monthly = { currency: 'USD', interval: 'month' } as const;

export const plans: readonly Plan[] = [
  {
    ...monthly,
    id: 'free',
    name: 'Free',
    price: 0,
    description: 'To get to know the agent.',
    features: ['Basic AI assistant', 'Limited queries per month', 'Email support', 'Basic analytics'],
    popular: false,
    limits: { messages: 50, callMinutes: 10 },
  },
  {
    ...monthly,
    id: 'pro',
    name: 'Pro',
    price: 29,
    description: 'For people who use the agent every day.',
    features: [
      'Advanced AI assistant',
      'Unlimited queries',
      'Priority support',
      'Advanced analytics',
      'Custom integrations',
      'API access',
    ],
    popular: true,
    limits: { messages: null, callMinutes: 300 },
  },
  {
    ...monthly,
    id: 'enterprise',
    name: 'Enterprise',
    price: 99,
    description: 'For teams that need their own rules.',
    features: [
      'Everything in Pro',
      'Team collaboration',
      'Advanced security',
      'Custom deployment',
      'Dedicated support',
      'SLA guarantee',
    ],
    popular: false,
    limits: { messages: null, callMinutes: 2000 },
  },
];

export const planById = (id: string): Plan | undefined => plans.find((plan) => plan.id === id);

/** The name of a plan for the user; a plan that the app does not know is called by its stored id. [E5] */
export const planName = (id: string) => planById(id)?.name ?? id;

/** The ways to pay; `billing_info.payment_method` stores the label. [E8] */
export const paymentMethods = [
  { id: 'credit_card', label: 'Credit Card' },
  { id: 'paypal', label: 'PayPal' },
  { id: 'stripe', label: 'Stripe' },
] as const;

/** How long subscribing takes when it is simulated, in ms. [K4] */
export const simulatedSubscribeMs = 2000;
/** The payment method that a simulated subscription stores. [S6] */
export const simulatedPaymentMethod = paymentMethods[0].label;
