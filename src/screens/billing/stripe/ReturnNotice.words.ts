export const words = {
  isActive: '{plan} is active',
  thanks: 'Thank you! The receipt is among your invoices and in the payment history.',
  confirming: 'Your payment is being confirmed',
  confirmingText: 'Your new plan shows here in a moment. You need not reload the page.',
  late: 'Your payment is still being confirmed',
  checkAgain: 'Check again',
  lateText:
    'It takes longer than usual. {plan} will be active in a moment, and you can go on meanwhile. Please do not pay again.',
  nothingCharged: 'Nothing was charged',
  abandoned: 'You left the payment before it was finished, and your plan is as it was.',
} as const;
