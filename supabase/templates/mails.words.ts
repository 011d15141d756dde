/**
 * What the mails say, in English. The other languages are in translations/mails. `npm run words` compares them. In braces: what is
 * filled in. [W10]
 */
export const words = {
  confirmation: {
    subject: 'Confirm your email for {product}',
    heading: 'Confirm your email',
    text: 'Welcome to {product}. Confirm that {email} is yours, and your account is ready.',
    button: 'Confirm email',
  },
  recovery: {
    subject: 'Reset your {product} password',
    heading: 'Reset your password',
    text: 'Choose a new password for {email}. The link works once, for one hour.',
    button: 'Choose a new password',
  },
  email_change: {
    subject: 'Confirm your new email for {product}',
    heading: 'Confirm your new email',
    text: 'You asked to change the email address of your account from {email} to {newEmail}. Please confirm it from both addresses.',
    button: 'Confirm the change',
  },
  magic_link: {
    subject: 'Your sign-in link for {product}',
    heading: 'Sign in',
    text: 'Sign in as {email}. The link works once, for one hour.',
    button: 'Sign in',
  },
  invite: {
    subject: 'You are invited to {product}',
    heading: 'You are invited',
    text: 'Somebody has invited {email} to {product}. Accept the invitation and choose a password.',
    button: 'Accept the invitation',
  },
  reauthentication: {
    subject: '{code} is your {product} code',
    heading: 'Your code',
    text: 'Enter {code} to confirm that it is you. Do not share it with anyone, not even with us.',
  },
  password_changed: {
    subject: 'Your {product} password was changed',
    heading: 'Your password was changed',
    text: 'The password of {email} has just been changed.',
  },
  account_deleted: {
    subject: 'Your {product} account was deleted',
    heading: 'Your account was deleted',
    text: 'The {product} account of {email} was deleted, with everything stored about it. If it had a subscription, that has ended.',
  },
  every_mail: {
    address: 'Or open this address: {link}',
    code: 'Reading this on another device? Do not open the link, but type this code in where you asked for the mail: {code}',
    ignore: 'If you did not ask for this, ignore this email: nothing will change.',
    act: 'If this was not you, reset your password now.',
    deleted: 'If that was not you, somebody else knew your password: change it wherever else you use it.',
  },
} as const;
