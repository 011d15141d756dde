export const words = {
  user: 'You',
  spoken: '(spoken)',
  is_stopped: '[stopped]',
  is_interrupted: '[interrupted]',
  is_failed: '[failed]',
  unspoken: '[not spoken: {words}]',
  files: '[files: {files}]',
} as const;
