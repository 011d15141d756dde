import type { Environment } from '../../app/parseEnvironment.ts';

/** The variables by which hosts can be recognised. `HOSTED` is our own, for hosts that set none. */
const hosts = [
  ['NETLIFY', 'Netlify'],
  ['VERCEL', 'Vercel'],
  ['CF_PAGES', 'Cloudflare Pages'],
  ['WORKERS_CI', 'Cloudflare Workers'],
  ['HOSTED', 'a host'],
] as const;

const isSet = (value: string | undefined) => value !== undefined && !/^(?:|0|false)$/i.test(value.trim());

/**
 * A prominent warning about the services that a build for a host lacks; undefined when it lacks none, or is for `npm
 * start`. Without them the build succeeds and shows its landing page, but nobody can sign in.
 */
export function missingServices(
  { supabase, agent }: Pick<Environment, 'supabase' | 'agent'>,
  variables: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const host = hosts.find(([name]) => isSet(variables[name]))?.[1];
  if (host === undefined) return undefined;
  const problems = [
    ...(supabase.hosted
      ? []
      : ['NOBODY CAN SIGN IN TO THIS BUILD: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set.']),
    ...(agent.hosted || agent.baseUrl !== ''
      ? []
      : [
          'THE AGENT OF THIS BUILD ANSWERS NOBODY: neither VITE_ASSISTANT_URL nor VITE_VAPI_PUBLIC_KEY is set.',
        ]),
  ];
  if (problems.length === 0) return undefined;
  const rule = '━'.repeat(78);
  return `
${rule}
${problems.join('\n')}
It is built for ${host}, where files are served and nothing else; what is not configured is
expected from the server of \`npm start\`. Set the variables in the host's settings and build
again (docs/deploy.md, 'The app'); \`npm run doctor -- --site …\` shows what a site lacks.
${rule}
`;
}
