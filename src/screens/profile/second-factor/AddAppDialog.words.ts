export const words = {
  setUp: 'Set up an authenticator app',
  setUpText:
    'An app on your phone that shows a new code every 30 seconds, such as the one of your password manager.',
  scan: 'Scan this code',
  scanText: 'Scan it with the app, then enter the six digits that the app shows.',
  phone: 'Phone',
  device: 'Name of the device',
  deviceHint: 'To tell it from others, such as ‘Work phone’.',
  continue: 'Continue',
  preparing: 'Preparing...',
  turnOn: 'Turn on',
  checking: 'Checking...',
  copied: 'Copied',
  notCopied: 'Could not copy',
} as const;
