export const words = {
  password: 'Password',
  added: 'Added on {added}',
  lastUsed: 'Last used on {used}',
  addedAndUsed: 'Added on {added} · last used on {used}',
} as const;
