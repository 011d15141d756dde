export const words = {
  title: 'All payments',
  search: 'Search service or invoice',
  totalsFailed: 'The totals could not be loaded.',
} as const;
