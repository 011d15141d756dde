export const words = {
  profile: 'your profile',
  payments_one: '{count} payment',
  payments_other: '{count} payments',
  conversations_one: '{count} conversation',
  conversations_other: '{count} conversations',
  support_requests_one: '{count} request to support',
  support_requests_other: '{count} requests to support',
  devices_one: '{count} device',
  devices_other: '{count} devices',
  pictures_one: '{count} picture',
  pictures_other: '{count} pictures',
} as const;
