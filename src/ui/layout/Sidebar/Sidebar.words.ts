export const words = {
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
} as const;
