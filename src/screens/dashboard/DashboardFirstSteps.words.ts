export const words = {
  title: 'Get to know {product}',
  profile: 'Complete your profile',
  profileHint: 'Where you are, and a few words about you.',
  fillIn: 'Fill in',
  question: 'Ask your first question',
  firstQuestion: 'What does the Free plan include?',
  quoted: '“{question}”',
  ask: 'Ask',
  plans: 'Look at the plans',
  plansHint: 'What each of them includes.',
  seePlans: 'See plans',
} as const;
