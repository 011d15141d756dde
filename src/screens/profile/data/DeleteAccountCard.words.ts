export const words = {
  title: 'Delete account',
  description:
    'This deletes everything we store about you, at once and on all devices. Nobody can bring it back. If you want to keep it, download a copy first.',
} as const;
