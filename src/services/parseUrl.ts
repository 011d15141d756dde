/** A URL, or undefined where the text is none. `URL.canParse` came later than the oldest browsers that we support. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
