export const words = {
  dashboard: 'Dashboard',
  agent: 'AI Agent',
  nobody: 'User',
  account: 'Your account',
  payments: 'Payments',
  billing: 'Billing',
  'edit-profile': 'Account',
} as const;
