/** What is stored of a customer whom the provider does not have any more: no plan, no card, and the payments as they were. */
export const goneSnapshot = (customer: string, ticket: unknown) => ({
  ticket,
  customer,
  gone: true,
  payment_method: null,
  card_expires: null,
  subscriptions: [],
  invoices: [],
});
