export const words = {
  menu: 'Menu',
  agent: 'AI Agent',
  hideAgent: 'Hide AI',
} as const;
