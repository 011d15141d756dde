export const words = {
  label: 'Profile picture',
  change: 'Change picture',
  choose: 'Choose picture',
  remove: 'Remove picture',
  uploading: 'Uploading the picture',
} as const;
