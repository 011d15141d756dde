import { answerProvider } from '../../server/auth/providers/standIn.ts';
import { standInPath } from '../../server/auth/providers/standInPath.ts';

const path = '/_local/github';

/** Lets people sign in with GitHub, at an address of this process. Google's address cannot be set. */
export const gitHubSettings = (siteUrl: string) => ({
  GOTRUE_EXTERNAL_GITHUB_ENABLED: 'true',
  GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: 'local',
  GOTRUE_EXTERNAL_GITHUB_SECRET: 'local',
  GOTRUE_EXTERNAL_GITHUB_REDIRECT_URI: `${siteUrl}/auth/v1/callback`,
  GOTRUE_EXTERNAL_GITHUB_URL: siteUrl + path,
});

/** Answers what browsers and the auth server ask GitHub, from the stand-in of `npm start`; undefined for other paths. */
export async function answerGitHub(request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const asked = pathname.slice(path.length);
  if (asked === '/login/oauth/authorize')
    return new Response(null, { status: 302, headers: { location: `${standInPath}/github${search}` } });
  const api = '/api/v3/';
  return answerProvider(
    request,
    asked.startsWith(api)
      ? `https://api.github.com/${asked.slice(api.length)}`
      : `https://github.com${asked}`,
  );
}
