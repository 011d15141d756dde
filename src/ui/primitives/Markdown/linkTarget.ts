/** One plain address; anything else that mailto: can carry, such as further recipients, is not opened. */
const mail = /^mailto:([\w.+-]+@[\w.-]+)(?:[?#]|$)/i;

/**
 * Where a link of untrusted Markdown may lead, written the way the browser reads it; '' where it may lead nowhere. What
 * stands before an @ in a web address is dropped: it only makes the address look like another one. Of mailto: only the
 * address is kept, so that no text and no further recipients are filled in.
 */
export function linkTarget(address: string): string {
  const [, recipient] = mail.exec(address) ?? [];
  if (recipient) return `mailto:${recipient}`;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return '';
  const url = new URL(address);
  url.username = '';
  url.password = '';
  return url.href;
}

const withoutScheme = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/\/$/, '');

/**
 * What has to be shown beside the words of a link: its real host, in the letters of ASCII, or its address of mail. '' when
 * the words say just that themselves. `target` comes from `linkTarget`.
 */
export function linkNote(words: string, target: string): string {
  const { host, pathname } = new URL(target);
  const place = host || pathname;
  const said = withoutScheme(words.trim());
  return said === place.toLowerCase() || said === withoutScheme(target) ? '' : place;
}
