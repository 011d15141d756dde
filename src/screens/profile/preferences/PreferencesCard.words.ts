export const words = {
  title: 'Preferences',
  onlyHere: 'How you read dates, times and amounts on this device.',
  everywhere: 'How you read dates, times and amounts. What you choose follows you to your other devices.',
  language: 'Language',
  timeZone: 'Time zone',
  zoneHint: 'Currently {offset}. To find a city, open the list and type its name.',
  zoneUnknown: 'This browser does not know this time zone and uses its own.',
  formats: 'Dates and numbers',
  clock: 'Clock',
  theme: 'Theme',
  example: 'For example: {example}',
} as const;
