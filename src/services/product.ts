/** The product's name: page title, landing, sidebar and mails. */
export const productName = 'Parley';
