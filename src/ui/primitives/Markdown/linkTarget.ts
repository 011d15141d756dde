/** A mail link to one plain address. Anything else that mailto: allows, such as more recipients, is not opened. */
const mail = /^mailto:([\w.+-]+@[\w.-]+)(?:[?#]|$)/i;

// `URL.canParse` came later than the oldest browsers that we support.
function parse(address: string) {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/**
 * Where a link of untrusted Markdown may lead, written as the browser reads it; '' where it may not lead anywhere. The
 * part before an @ in a web address is removed, because it only makes the address look like another one. Of a mail
 * link only the address is kept, so that neither a text nor more recipients are filled in.
 */
export function linkTarget(address: string): string {
  const [, recipient] = mail.exec(address) ?? [];
  if (recipient) return `mailto:${recipient}`;
  const url = /^https?:\/\//i.test(address) ? parse(address) : undefined;
  if (!url) return '';
  url.username = '';
  url.password = '';
  return url.href;
}

/** The ref of a link to the rows behind a figure: 's1' of '#s1'. '' for every other address. */
export const figureRef = (address: string) => /^#(s\d{1,4})$/.exec(address)?.[1] ?? '';

/** The address of an offer: its words are a question that the reader may ask next. */
export const offerAddress = '#ask';

/** As `linkTarget`, but offers and links to the rows behind a figure stay. */
export const linkOrFigure = (address: string) =>
  address === offerAddress || figureRef(address) ? address : linkTarget(address);

const withoutScheme = (address: string) =>
  address
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/\/$/, '');

/**
 * What to show beside the words of a link: its real host, in ASCII, or its mail address. '' when the words themselves
 * say just that. `target` comes from `linkTarget`.
 */
export function linkNote(words: string, target: string): string {
  const { host, pathname } = new URL(target);
  const place = host || pathname;
  const said = withoutScheme(words.trim());
  return said === place.toLowerCase() || said === withoutScheme(target) ? '' : place;
}
