export const words = {
  started: 'Call started',
  ended: 'Call, {time}, {how}',
  by_user: 'ended by you',
  by_agent: 'ended by the agent',
  by_service: 'ended by the service',
  by_error: 'cut off',
  by_page: 'ended when the page closed',
} as const;
