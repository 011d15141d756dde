export const words = {
  title: 'Needs your attention',
  hide: 'Hide: {title}',
} as const;
