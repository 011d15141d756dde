export const words = {
  title: 'Edit Profile',
  subject: 'Your profile',
  unsaved: 'You have changes here that are not saved yet.',
  pictureHint: 'JPG, PNG or GIF. Max size 5MB.',
  email: 'Email',
  emailHint: 'Email cannot be changed',
  cancel: 'Cancel',
  update: 'Update Profile',
  updating: 'Updating...',
} as const;
