export const words = {
  question: 'May we keep this question, without your name, to learn from it?',
  kept: 'Thank you. It was kept without your name.',
  'not-needed': 'Thank you. We did not need to keep it.',
  declined: 'It was not kept, and we will not ask again on this device.',
  failed: 'That did not work. You can try again: it is kept only once.',
  retry: 'Retry',
  yes: 'Yes',
  no: 'No',
} as const;
