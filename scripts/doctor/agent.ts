import { attempt, allowsCors, type Ask } from './ask.ts';
import { error, ok, skipped, warning, type Finding } from './report.ts';

export interface Agent {
  /** The provider's API. */
  provider: string;
  key: string;
  assistantId: string;
  /** The operator's own proxy; undefined when the chat goes to the provider directly. */
  proxy: string | undefined;
  /** The operator's own function that starts calls; undefined when the page starts them with the public key. */
  callsUrl: string | undefined;
  site: string | undefined;
}

/** A public key may only start conversations, so the provider's administration has to refuse it. */
async function keyKind(ask: Ask, { provider, key, assistantId }: Agent): Promise<Finding> {
  const { status } = await ask(`${provider}/assistant/${encodeURIComponent(assistantId)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (status === 401 || status === 403) return ok('VITE_VAPI_PUBLIC_KEY does not administer the account');
  if (status < 500)
    return error(
      'VITE_VAPI_PUBLIC_KEY is the private key: everybody could change your assistants',
      'Put the public key there, and revoke the private one if a build with it was published.',
    );
  return warning(`The provider answers ${status}`, 'Try again later.');
}

async function reachable(ask: Ask, { provider, site }: Agent): Promise<Finding[]> {
  if (site === undefined)
    return [skipped('CORS of the agent', 'Name the site: npm run doctor -- --site https://app.example.com')];
  const direct = await allowsCors(ask, `${provider}/chat/web`, site, 'POST', 'authorization,content-type');
  return [
    direct.yes
      ? ok(`Pages of ${site} may ask the provider`)
      : error(
          `Pages of ${site} may not ask the provider`,
          'Add the origin to the public key in the Vapi dashboard.',
        ),
  ];
}

/** What the operator runs for the chat: a function of `supabase/functions`, or something like it. */
interface OwnChat {
  kind: 'proxy' | 'assistant';
  url: string;
  /** A key that is no session. */
  key: string;
  site: string | undefined;
}

const ownChats = {
  proxy: { variable: 'VITE_VAPI_BASE_URL', folder: 'chat-proxy' },
  assistant: { variable: 'VITE_ASSISTANT_URL', folder: 'assistant' },
} as const;

async function openToSite(ask: Ask, { kind, url, site }: OwnChat): Promise<Finding[]> {
  if (site === undefined) return [];
  const own = await allowsCors(ask, `${url}/chat`, site, 'POST', 'authorization,apikey,content-type');
  const origins = `supabase secrets set APP_ORIGINS=${site}`;
  if (own.anybody) return [error(`The ${kind} lets pages of every site in`, origins)];
  if (own.yes) return [ok(`The ${kind} lets pages of ${site} in`)];
  return [error(`The ${kind} keeps pages of ${site} out`, `Deploy it, and ${origins}`)];
}

/** It must refuse visitors, whose conversations the operator would pay for. */
async function closedToVisitors(ask: Ask, { kind, url, key }: OwnChat): Promise<Finding> {
  const { variable, folder } = ownChats[kind];
  const { status } = await ask(`${url}/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'Is anybody there?' }),
  });
  if (status === 401 || status === 403) return ok(`The ${kind} refuses visitors`);
  if (status === 404)
    return error(`There is no ${kind} at ${variable}`, `supabase functions deploy ${folder}`);
  return error(
    `The ${kind} answers visitors with ${status}`,
    `Let it check the session, as supabase/functions/${folder} does.`,
  );
}

/** Checks the proxy, or the assistant of this repository: it answers pages of the site, and nobody without a session. */
export const checkOwnChat = async (ask: Ask, chat: OwnChat): Promise<Finding[]> => [
  ...(await attempt(`CORS of the ${chat.kind}`, () => openToSite(ask, chat))),
  ...(await attempt(`The ${chat.kind}`, () => closedToVisitors(ask, chat))),
];

/** It must start no call for whoever brings no ticket. */
async function startsNoCall(ask: Ask, callsUrl: string): Promise<Finding> {
  const { status } = await ask(`${callsUrl}/call/web`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (status === 401) return ok('Calls are started by your own function, and not for visitors');
  if (status === 404)
    return error(
      `Nothing starts calls at ${callsUrl}`,
      'Set VAPI_PRIVATE_KEY and VAPI_ASSISTANT_ID as secrets, and deploy the function again. The function assistant also needs ASSISTANT_CALL_KEY and ASSISTANT_TICKET_SECRET.',
    );
  return error(
    `Whoever asks for a call without a ticket gets ${status}`,
    'Look into the log of the function, and deploy it again.',
  );
}

export async function checkAgent(ask: Ask, agent: Agent): Promise<Finding[]> {
  const { callsUrl } = agent;
  return [
    ...(callsUrl === undefined
      ? [
          ...(await attempt('The key’s kind', () => keyKind(ask, agent))),
          ...(await attempt('CORS of the agent', () => reachable(ask, agent))),
        ]
      : await attempt('The start of calls', () => startsNoCall(ask, callsUrl))),
    ...(agent.proxy === undefined
      ? []
      : await checkOwnChat(ask, { kind: 'proxy', url: agent.proxy, key: agent.key, site: agent.site })),
  ];
}
