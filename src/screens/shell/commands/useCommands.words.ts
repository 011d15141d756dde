export const words = {
  commands: 'Commands',
  commandMenu: 'Command menu',
} as const;
