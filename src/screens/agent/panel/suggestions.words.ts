export const words = {
  failed: 'Why did my payment of {day} fail?',
  cost: 'What would {plan} cost me?',
  include: 'What does {plan} include?',
  thisYear: 'How much did I pay this year?',
  inYear: 'How much did I pay in {year}?',
} as const;
