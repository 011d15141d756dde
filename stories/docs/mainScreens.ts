/** The screens on the catalogue's first page. `npm run catalogue:pictures` takes their pictures from the stories. */
export const screens = [
  { name: 'landing', title: 'Landing page', story: 'screens-landing--visitor' },
  { name: 'dashboard', title: 'Dashboard', story: 'screens-dashboard--pro' },
  { name: 'chat', title: 'Text chat', story: 'screens-text-chat--answered' },
  { name: 'billing', title: 'Plans', story: 'screens-billing--free' },
  { name: 'account', title: 'Account', story: 'screens-account--sections' },
] as const;
