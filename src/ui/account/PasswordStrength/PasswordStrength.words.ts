export const words = {
  level0: 'Very weak',
  level1: 'Weak',
  level2: 'Fair',
  level3: 'Strong',
  level4: 'Very strong',
} as const;
