/** Whether an address is on this machine, where HTTPS is not needed. */
export const isLocal = (url: string) =>
  /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(new URL(url).hostname);
