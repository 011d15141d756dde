export const words = {
  title: 'A copy of your data at {product}',
  written: 'Of {email}, written on {date} at {time} UTC.',
  about: 'Each file is JSON, which any editor shows and any program reads. Times are in UTC.',
  file: 'File',
  area: 'Area',
  entries: 'Entries',
  what: 'What it is',
  removed: 'Removed while the copy was being written: {names}.',
} as const;
