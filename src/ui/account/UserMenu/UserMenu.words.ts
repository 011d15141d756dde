export const words = {
  account: 'Account',
  edit: 'Edit Profile',
  signOut: 'Sign Out',
} as const;
