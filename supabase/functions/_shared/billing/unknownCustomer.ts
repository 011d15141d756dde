/** A customer of ours is unknown to the account at the provider that the key belongs to, and may be charged at another one. */
export class UnknownCustomer extends Error {
  override name = 'UnknownCustomer';
  constructor(customer: string, options: ErrorOptions) {
    super(
      `${customer} is unknown to the Stripe account of STRIPE_SECRET_KEY. Set the key of the account that has this customer, or read "Another Stripe account" in docs/deploy.md.`,
      options,
    );
  }
}
