export const words = {
  running: '{share} of your copy is written',
  failed: 'The copy stopped at {share}. {why} Nothing is lost: ‘Continue’ goes on from there.',
  stopped: 'The copy was stopped.',
  done: 'Your copy is complete. Keep it in a safe place: it holds everything we store about you.',
  stop: 'Stop',
  continue: 'Continue',
  download: 'Download a copy',
} as const;
