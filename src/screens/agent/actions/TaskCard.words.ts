export const words = {
  changed: 'Changed',
  undoing: 'Undoing…',
  undone: 'Undone',
  undo: 'Undo',
  seeCost: 'See what it costs',
  notNow: 'Not now',
  sayIt: 'or say “{words}”',
} as const;
