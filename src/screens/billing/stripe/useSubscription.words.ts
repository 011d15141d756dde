export const words = {
  unsure:
    'The payment provider could not be reached, and as far as we know your plan is as it was. Try again in a moment.',
} as const;
