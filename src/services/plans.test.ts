import { describe, expect, it } from 'vitest';
import { paymentMethods, planById, planName, plans, simulatedSubscribeMs } from './plans.ts';

describe('plans', () => {
  it('the three plans are those of the requirements, letter for letter [K2, E7]', () => {
    expect(
      plans.map(({ id, name, price, popular, features }) => [id, name, price, popular, features]),
    ).toEqual([
      [
        'free',
        'Free',
        0,
        false,
        ['Basic AI assistant', 'Limited queries per month', 'Email support', 'Basic analytics'],
      ],
      [
        'pro',
        'Pro',
        29,
        true,
        [
          'Advanced AI assistant',
          'Unlimited queries',
          'Priority support',
          'Advanced analytics',
          'Custom integrations',
          'API access',
        ],
      ],
      [
        'enterprise',
        'Enterprise',
        99,
        false,
        [
          'Everything in Pro',
          'Team collaboration',
          'Advanced security',
          'Custom deployment',
          'Dedicated support',
          'SLA guarantee',
        ],
      ],
    ]);
    expect(plans.every(({ currency, interval }) => currency === 'USD' && interval === 'month')).toBe(true);
  });

  it('an unknown plan keeps its name [E5]', () => {
    expect([planName('pro'), planName('platinum')]).toEqual(['Pro', 'platinum']);
    expect(planById('constructor')).toBeUndefined();
  });

  it('there are three payment methods, and subscribing is simulated for two seconds [E8, K4]', () => {
    expect(paymentMethods.map(({ id, label }) => `${id}: ${label}`)).toEqual([
      'credit_card: Credit Card',
      'paypal: PayPal',
      'stripe: Stripe',
    ]);
    expect(simulatedSubscribeMs).toBe(2000);
  });
});
