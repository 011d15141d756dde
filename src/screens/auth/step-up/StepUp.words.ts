/** The texts of all steps of 'Confirm that it is you'. */
export const words = {
  title: 'Confirm that it is you',
  signedInAs: 'You are signed in as {email}.',
  submit: 'Continue',
  loading: 'Checking...',
  password: 'Password',
  forgotten: 'Forgotten? Sign out and choose ‘Forgot password?’: we will email you a link to set a new one.',
  noPassword: 'Your account has no password. We will send a code to {email}.',
} as const;
