export const words = {
  title: 'Dashboard',
  description: "Welcome back! Here's your account overview.",
  nobody: 'User',
  perMonth: '{price} / month',
  perYear: '{price} / year',
  noCharge: 'None: no card is charged',
  owed: 'Owed now',
  amountOn: '{amount} on {date}',
  renews: 'Renews',
  ends: 'Ends',
  onDate: 'on {date}',
  recentActivity: 'Recent activity',
} as const;
