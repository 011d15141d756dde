export const words = {
  confirm: 'Confirm',
  notNow: 'Not now',
  becomes: 'becomes',
  update: 'Update',
  subject: 'The price',
  asking: 'Asking for the price',
  today: 'Today',
  todayWith: 'Today · {method}',
} as const;
