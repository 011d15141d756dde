export const words = {
  prices: 'Prices',
  month: 'Monthly',
  year: 'Yearly',
} as const;
