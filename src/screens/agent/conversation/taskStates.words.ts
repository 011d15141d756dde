export const words = {
  waiting: 'Comes after your answer above',
  asked: 'Waiting for your answer',
  running: 'Working on it…',
  done: 'Done',
  declined: 'Not done: you said no',
  failed: 'Failed',
  refused: 'Refused',
  unanswered: 'Not answered',
} as const;
