// In a file of its own, and not in messages.ts, because the bootstrap script imports it and has to stay small.
export const unexpected = 'Something went wrong on our side. Please try again.';
export const linkExpired = 'That link is invalid or has expired. Ask for a new one.';
export const linkFailed = 'That link did not work. Ask for a new one.';
