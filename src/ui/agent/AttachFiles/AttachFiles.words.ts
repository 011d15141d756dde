export const words = {
  drop: 'Drop the files to attach them',
  list: 'Files for the next message',
  reading: 'Reading…',
  attached_one: '{count} file attached',
  attached_other: '{count} files attached',
  files: 'Files',
  attach: 'Attach files',
  attachNot: 'Attach files: {reason}',
  remove: 'Remove {name}',
} as const;
