export const words = {
  title: 'Billing Status',
  subject: 'Billing status',
  manage: 'Manage billing',
  unknown: 'unknown',
  method: 'Payment method',
  price: 'Price',
  next: 'Next charge',
  none: 'None',
  unset: 'Not set',
} as const;
