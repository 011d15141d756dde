export const words = {
  unavailable: 'What you said last is not saved yet. It is kept here, and sent again until it is saved.',
  full: 'This conversation is full, so new messages are not saved. Start a new one to go on.',
  'too-many':
    'You have reached the number of conversations that can be kept. Delete one, and this one will be saved.',
  refused: 'A part of this conversation could not be saved. You can still read and copy it here.',
  retry: 'Retry',
  notLoaded:
    'Your last conversation could not be loaded. What you say here will be added to it once it has loaded.',
  loading: 'Loading your last conversation…',
  new: 'New conversation',
  gone: 'The conversation that was here has been deleted in another tab or on another device.',
} as const;
