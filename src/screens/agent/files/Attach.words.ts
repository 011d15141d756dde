export const words = {
  notHere: 'This file is not kept. Choose it again if it should go along, or remove it.',
  inCall: 'Files cannot be sent in a call',
  pending: 'Files can be attached after the answer',
  notInCall: 'Files cannot be sent in a call.',
  notPending: 'Files can be attached after the answer.',
  removeOne: 'Not sent yet: remove {files} first, or choose it again.',
  removeMany: 'Not sent yet: remove {files} first, or choose them again.',
  wait: 'Files cannot be sent in a call. They wait here until it is over, or until you remove them.',
  write: 'Write what the agent should do with it.',
} as const;
