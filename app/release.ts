/** Which build of the app this is. It stands in the page, not in a script: scripts of two builds stay the same. */
export interface Release {
  /** Of package.json, and the commit it was built from: '0.1.0+1a2b3c4'; '0.1.0+dev' when that is not known. */
  version: string;
  /** 'production', 'deploy-preview', … */
  environment: string;
}

/** For a page without one, such as a test's. */
const unknown = 'unknown';

/** What the page's own `<meta>` elements say. */
export function releaseOf(page: Pick<ParentNode, 'querySelector'>): Release {
  const read = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? unknown;
  return { version: read('version'), environment: read('environment') };
}
