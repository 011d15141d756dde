export const words = {
  title: 'Your data',
  subject: 'Your data',
  description:
    'Everything we store about you, as one ZIP file: {things}. It opens in any browser and in any program that reads JSON.',
} as const;
