import { describe, expect, it } from 'vitest';
import { chatFailed, noPayments, noVoiceTarget, errorMessages, toasts } from './messages.ts';
import { withSupportEmail } from './withSupportEmail.ts';

describe('messages', () => {
  it('the toasts say what the requirements quote, letter for letter [X3, X4, X5, X6, S6, S7]', () => {
    const said = (message: { title: string; description: string; tone: string }) =>
      `${message.tone} | ${message.title} | ${message.description}`;
    expect(
      [
        toasts.signedIn,
        toasts.accountCreated,
        toasts.signedOut,
        toasts.signOutFailed('Session gone'),
        toasts.profileUpdated,
        toasts.profileUpdatedElsewhere,
        toasts.profileFailed(''),
        toasts.profileFailed('Too long'),
        toasts.loadFailed,
        toasts.billingUpdated,
        toasts.billingFailed,
        toasts.billingUnreached,
        toasts.subscribed('Pro'),
      ].map(said),
    ).toEqual([
      'neutral | Welcome back! | You have successfully signed in.',
      'neutral | Account created! | Welcome to the platform. You can now sign in.',
      'neutral | Signed out | You have been signed out successfully.',
      'critical | Error | Session gone',
      'neutral | Profile Updated | Your profile has been successfully updated.',
      'neutral | Success | Profile updated successfully',
      'critical | Error | Failed to update profile. Please try again.',
      'critical | Error | Too long',
      'critical | Error | Failed to fetch user data. Please try again.',
      'neutral | Success | Billing information updated successfully',
      'critical | Error | Failed to update billing information',
      'critical | Error | Failed to update billing information. We could not reach the server. Check your connection and try again.',
      'neutral | Subscription Updated | Successfully subscribed to Pro plan',
    ]);
  });

  it('a failed answer, no payments and a missing target are quoted letter for letter [X7, K3, R5]', () => {
    expect(chatFailed).toBe('Sorry, there was an error processing your message. Please try again.');
    expect(noPayments).toEqual({
      title: 'No payment history yet',
      description: 'Payments will appear here once you make them',
    });
    expect(noVoiceTarget).toBe('Assistant or Squad or Workflow must be provided.');
  });

  it('the address of support is named for faults of ours, and only where there is one [X14]', () => {
    const support = 'help@example.com';
    expect(withSupportEmail(errorMessages.unexpected, support)).toBe(
      `${errorMessages.unexpected} If it happens again, write to ${support}.`,
    );
    expect(withSupportEmail(errorMessages.unexpected, undefined)).toBe(errorMessages.unexpected);
    expect(withSupportEmail(toasts.billingFailed.description, support)).toBe(
      `${toasts.billingFailed.description}. If it happens again, write to ${support}.`,
    );
    expect(withSupportEmail('', support)).toBe('');
    expect(withSupportEmail(toasts.billingUnreached.description, support)).toBe(
      toasts.billingUnreached.description,
    );
    expect(withSupportEmail(errorMessages.wrongPassword, support)).toBe(errorMessages.wrongPassword);
  });

  it('each message of an error is a sentence [X9]', () => {
    for (const sentence of Object.values(errorMessages)) expect(sentence).toMatch(/\.$/);
    expect(Object.values(errorMessages)).toHaveLength(12);
  });
});
