export const words = {
  default: 'System default',
} as const;
