/**
 * The build of the app. It is written into the page and not into a script, so that the scripts of two builds are the
 * same.
 */
export interface Release {
  /** The version of package.json with the commit: '0.1.0+1a2b3c4'; '0.1.0+dev' when the commit is not known. [O2] */
  version: string;
  /** Where it runs, such as 'production' or 'deploy-preview'. */
  environment: string;
}

/** For a page without a version, such as that of a test. */
const unknown = 'unknown';

/** Reads the page's `<meta>` elements. */
export function releaseOf(page: Pick<ParentNode, 'querySelector'>): Release {
  const read = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? unknown;
  return { version: read('version'), environment: read('environment') };
}
