export const words = {
  rename: 'Rename this conversation',
  noTitle: 'Enter a title.',
  tooLong: 'A title has at most {count} characters.',
  notSaved: 'The title could not be saved. Please try again.',
  title: 'Title',
  cancel: 'Cancel',
  save: 'Save title',
  deleteThis: 'Delete this conversation?',
  keep: 'Keep it',
  delete: 'Delete conversation',
  notDeleted: 'The conversation could not be deleted. Please try again.',
  explanation: '‘{title}’ will be deleted on all your devices. This cannot be undone.',
} as const;
