/** How an area of somebody's data is called in a copy of it. */
export interface DataAreaWords {
  title: string;
  /** What its rows are, in a sentence. */
  what: string;
  /** There is one row at most: the file has the row itself instead of a list. */
  isSingle?: true;
}

/**
 * The areas of what is stored of a user, as the database names them. An area that is not listed here is in the copy all the same,
 * under the database's name. [U32]
 */
export const dataAreas: Readonly<Record<string, DataAreaWords>> = {
  account: {
    title: 'Account',
    what: 'Your email address, when you signed up and how you sign in. Passwords and keys are not in it.',
    isSingle: true,
  },
  profile: { title: 'Profile', what: 'What you have written about yourself.', isSingle: true },
  preferences: {
    title: 'Preferences',
    what: 'Your language, your time zone, how dates and numbers are written, and the theme, where you have chosen them.',
    isSingle: true,
  },
  billing: {
    title: 'Billing',
    what: 'Your plan, and which means of payment it is paid with. No card number is ever stored here.',
    isSingle: true,
  },
  payments: {
    title: 'Payments',
    what: 'Everything that was paid, or failed to be.',
  },
  subscriptions: { title: 'Subscriptions', what: 'Plans that you have bought at the payment provider.' },
  invoices: {
    title: 'Invoices',
    what: 'What the payment provider has billed, amounts in the smallest unit.',
  },
  payment_events: {
    title: 'Payment events',
    what: 'What the payment provider has reported about your payments.',
  },
  conversations: {
    title: 'Conversations',
    what: 'Your conversations with the agent.',
  },
  conversation_entries: {
    title: 'Entries of conversations',
    what: 'What was said and done in them. Of files that you attached, only name, type and size are kept.',
  },
  calls: { title: 'Calls', what: 'When you have talked to the agent in the last two months.' },
  usage: { title: 'Usage', what: 'How many messages of the month are used.', isSingle: true },
  support_requests: {
    title: 'Requests to support',
    what: 'What you have asked a person of the team.',
  },
  activity: { title: 'Activity', what: 'What was changed in your account, when and by whom.' },
  devices: { title: 'Devices', what: 'Where you are signed in.' },
  pictures: {
    title: 'Pictures',
    what: 'The pictures that you have uploaded. The files are in the folder ‘pictures’.',
  },
};
