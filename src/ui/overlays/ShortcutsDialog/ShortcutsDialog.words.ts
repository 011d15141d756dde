export const words = {
  title: 'Keyboard shortcuts',
  off: 'Turn the key ? off',
  on: 'Turn the key ? on',
  done: 'Done',
  note: 'Keys without Ctrl or ⌘ do nothing while you type.',
} as const;
