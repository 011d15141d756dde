export const words = {
  title: 'Profile Information',
  edit: 'Edit',
  subject: 'Your profile',
  location: 'Location',
  description: 'Description',
  unset: 'Not set',
} as const;
