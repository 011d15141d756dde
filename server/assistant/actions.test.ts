import { describe, expect, it } from 'vitest';
import { parseToolCall } from '../../src/services/tools.ts';
import { acknowledge, actionFor } from './actions.ts';

const facts = { name: 'Ada Lovelace', plan: 'Pro' };
const act = (input: string, said: readonly string[] = []) => actionFor(input, facts, said);

describe('the scripted assistant acts', () => {
  it.each<[string, string, Record<string, string>]>([
    ['show me my billing', 'show_billing', {}],
    ['Can you open the billing page, please?', 'show_billing', {}],
    ['Manage billing', 'show_billing', {}],
    ['open the dashboard', 'show_dashboard', {}],
    ['Please take me back to the dashboard.', 'show_dashboard', {}],
    ['change my name to Ada King', 'edit_profile', { fullName: 'Ada King' }],
    [
      'Please change my full name to "Ada, Countess of Lovelace".',
      'edit_profile',
      { fullName: 'Ada, Countess of Lovelace' },
    ],
    ['Call me Ada!', 'edit_profile', { fullName: 'Ada' }],
    [
      "I'd like to set my location to Lisbon, Portugal please",
      'edit_profile',
      { location: 'Lisbon, Portugal' },
    ],
    [
      'change my description to I like engines.\nAnd tea.',
      'edit_profile',
      { description: 'I like engines.\nAnd tea.' },
    ],
    [
      'Change my name to Ada King and my location to London',
      'edit_profile',
      { fullName: 'Ada King', location: 'London' },
    ],
    [
      'set name to Ada, location to London and bio to Poet',
      'edit_profile',
      { fullName: 'Ada', location: 'London', description: 'Poet' },
    ],
    ['subscribe to Enterprise', 'subscribe', { plan: 'enterprise' }],
    ['Could you upgrade me to the enterprise plan?', 'subscribe', { plan: 'enterprise' }],
    ['switch from pro to free', 'subscribe', { plan: 'free' }],
    ['change my plan to Free', 'subscribe', { plan: 'free' }],
    ["I'll take Enterprise", 'subscribe', { plan: 'enterprise' }],
    ['cancel my plan', 'subscribe', { plan: 'free' }],
    ['I want to cancel Pro', 'subscribe', { plan: 'free' }],
    ['sign me out', 'sign_out', {}],
    ['Log out, please', 'sign_out', {}],
  ])('%s [V17]', (input, name, given) => {
    const reply = act(input);
    expect(reply).toEqual({ text: expect.stringMatching(/\S/), call: { name, arguments: given } });
    expect(parseToolCall({ name, arguments: given }).ok).toBe(true);
  });

  it('on the plan that was talked about [V17]', () => {
    const said = ['What does Enterprise include?', 'A lot.'];
    expect(act('subscribe to it', said)?.call?.arguments).toEqual({ plan: 'enterprise' });
    expect(act('subscribe to it')).toBeUndefined();
  });

  it('and quotes what the user said as text [V17]', () => {
    expect(act('call me **<b>Bob**')?.text).toContain('\\*\\*\\<b\\>Bob\\*\\*');
  });

  it('but not on the plan that the user already has [V17]', () => {
    expect(act('subscribe to Pro')).toEqual({ text: 'You are on the **Pro** plan already.' });
    expect(actionFor('cancel my plan', { plan: 'Free' })).toBeUndefined();
  });

  it.each([
    'how do I change my name?',
    'How can I change my name to Bob?',
    'Can I switch to Enterprise?',
    'Can you tell me how to sign out?',
    'What happens if I cancel my plan?',
    'where is my billing?',
    'Show my payment history',
    'show my billing history',
    'change my location',
    'change my email address to bob@example.com',
    'Can I change my payment method?',
    'change my mind about Pro',
    'I want to upgrade',
    'Get rid of Pro',
    'What is my name?',
    'My name is Bob',
    'hello',
  ])('but not on: %s [V17]', (input) => expect(act(input)).toBeUndefined());
});

describe('the scripted assistant acknowledges', () => {
  const words = (...results: string[]) =>
    acknowledge(results.map((result, n) => ({ id: `t${n}`, name: 'subscribe', result })));

  it.each([
    ['The billing screen is shown.', 'Done: the billing screen is shown.'],
    ['You are on the Pro plan now.', 'Done: you are on the Pro plan now.'],
    ['The user said: not now.', 'All right, I left it as it is.'],
    ['The user has not answered.', 'All right, I left it as it is.'],
    ['You are already on the Pro plan.', 'That did not work: You are already on the Pro plan.'],
    ['Full Name is required.', 'That did not work: Full Name is required.'],
    ['Failed to update *profile*', 'That did not work: Failed to update \\*profile\\*'],
  ])('%s [V17]', (result, said) => expect(words(result)).toBe(said));

  it('several results at once, each of them once [V17]', () => {
    const left = 'The user said: not now.';
    expect(words('The profile was changed.', left, left)).toBe(
      'Done: the profile was changed.\n\nAll right, I left it as it is.',
    );
  });
});
