/** The product's name: page title, landing, sidebar and mails. */
export const productName = 'Parley';

/** What search engines and link previews say of the page. */
export const productDescription =
  'An AI-driven platform for your account: profile, billing and payments on one calm page, and an agent to talk to by voice or text.';
