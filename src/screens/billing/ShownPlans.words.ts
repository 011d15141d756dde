export const words = {
  writeTo: 'Plans cannot be changed right now. To change yours, write to',
  notNow: 'Plans cannot be changed right now. Yours stays as it is.',
  notNowPaying: 'No other plan can be chosen right now. You can cancel yours, or keep it.',
} as const;
