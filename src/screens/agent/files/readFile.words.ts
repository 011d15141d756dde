export const words = {
  name: '‘{name}’',
  tooLarge: '{file} is larger than {size} MB. Choose a smaller file.',
  unreadable: '{file} could not be read. Check that it is a file and still there, and choose it again.',
  empty: '{file} is empty.',
  unknown: '{file} cannot be looked at here. Choose a {formats} file.',
  tooMany: 'A message takes {count} files at most. Left out: {files}.',
} as const;
