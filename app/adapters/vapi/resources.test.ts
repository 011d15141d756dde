import type Vapi from '@vapi-ai/web';
import { client } from '@vapi-ai/web/dist/client.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

type Resource = Exclude<keyof typeof client, 'baseUrl' | 'setSecurityData' | 'abortRequest' | 'request'>;
type Endpoint = `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

const crud = (path: string): Endpoint[] => [
  `GET /${path}`,
  `POST /${path}`,
  `GET /${path}/:`,
  `PATCH /${path}/:`,
  `DELETE /${path}/:`,
];

/** The endpoints that sections 3 and 7 of the specification name. `:` stands for the variable parts of a path. */
const specified: readonly [string, Resource, Endpoint[]][] = [
  ['call', 'call', [...crud('call'), 'POST /call/phone', 'POST /call/web']],
  ['chat', 'chat', ['GET /chat', 'POST /chat', 'GET /chat/:', 'DELETE /chat/:', 'POST /chat/responses']],
  ['session', 'session', crud('session')],
  ['assistant, with its versions', 'assistant', [...crud('assistant'), 'GET /assistant/:/version']],
  [
    'phone-number',
    'phoneNumber',
    [...crud('phone-number'), 'POST /phone-number/import/twilio', 'POST /phone-number/import/vonage'],
  ],
  ['tool', 'tool', crud('tool')],
  ['file', 'file', crud('file')],
  ['knowledge-base', 'knowledgeBase', crud('knowledge-base')],
  ['workflow', 'workflow', crud('workflow')],
  ['squad', 'squad', crud('squad')],
  [
    'test-suite, with its tests and runs',
    'testSuite',
    [...crud('test-suite'), ...crud('test-suite/:/test'), ...crud('test-suite/:/run')],
  ],
  ['analytics', 'analytics', ['POST /analytics']],
  // The SDK no longer has types for /logs, but for the logs of a call.
  ['logs', 'call', ['GET /call/:/call-logs']],
  [
    'org, with its users, invites and roles',
    'org',
    [
      ...crud('org'),
      'GET /org/:/user',
      'POST /org/:/invite',
      'PATCH /org/:/role',
      'DELETE /org/:/leave',
      'GET /org/:/auth',
      'DELETE /org/:/member/:/leave',
    ],
  ],
  ['token', 'token', crud('token')],
  ['credential', 'credential', crud('credential')],
  ['template', 'template', [...crud('template'), 'GET /template/pinned']],
  [
    'voice-library',
    'voiceLibrary',
    [
      'GET /voice-library/:',
      'POST /voice-library/sync',
      'POST /voice-library/sync/:',
      'GET /voice-library/:/accents',
      'POST /voice-library/create-sesame-voice',
    ],
  ],
  [
    'the providers',
    'provider',
    ['GET /:/workflows', 'GET /:/locations', 'GET /:/voice/search', 'POST /:/voice/add'],
  ],
  [
    'the lists by page',
    'v2',
    [
      'GET /v2/call',
      'GET /v2/call/export',
      'GET /v2/call/metadata',
      'GET /v2/assistant',
      'GET /v2/phone-number',
    ],
  ],
];

/** The requests of the client to the provider. */
const sent: Request[] = [];
/** The method and path of every call, by resource. */
const calls = new Map<string, readonly string[]>();

/** Stands for an id in a path and for the object that a call takes. */
const anything = {
  toString: () => ':',
  ...Object.fromEntries(['id', 'testSuiteId', 'provider', 'workflowId'].map((name) => [name, ':'])),
};

const isCall = (value: unknown): value is (...given: unknown[]) => Promise<unknown> =>
  typeof value === 'function';

let answer: unknown = {};
const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
  sent.push(new Request(...asked));
  return Response.json(answer);
});
afterAll(() => fetch.mockRestore());

beforeAll(async () => {
  for (const [resource, group] of Object.entries(client)) {
    if (typeof group !== 'object' || group === null) continue;
    sent.length = 0;
    for (const call of Object.values(group).filter(isCall))
      await call(...Array.from({ length: call.length }, () => anything));
    calls.set(
      resource,
      sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
    );
  }
});

describe("the SDK's typed client", () => {
  it.each(specified)('has the calls of %s [E12]', (_name, resource, endpoints) => {
    expect(calls.get(resource)).toEqual(expect.arrayContaining(endpoints));
  });

  it('asks the provider, with the key [E12]', async () => {
    client.setSecurityData('public-key');
    await client.call.callControllerFindOne('c1');
    client.setSecurityData(null);
    expect(sent.at(-1)?.url).toBe('https://api.vapi.ai/call/c1');
    expect(sent.at(-1)?.headers.get('authorization')).toBe('Bearer public-key');
  });

  it('has no /logs and no sessions of credentials: should they come back, they belong above [E12]', () => {
    const all = [...calls.values()].flat();
    expect(all.filter((call) => /\/logs?$|\/credential\/.*(session|webhook|trigger)/.test(call))).toEqual([]);
  });

  it("knows of a web call's answer the address, the recording and the voice's provider [E11]", async () => {
    const webCall = {
      webCallUrl: 'https://parley.daily.co/room',
      artifactPlan: { videoRecordingEnabled: true },
      assistant: { voice: { provider: 'vapi' } },
    } satisfies Parameters<Vapi['reconnect']>[0];
    answer = webCall;
    const { data } = await client.call.callControllerCreateWebCall({ assistantId: 'a1' });
    expect(sent.at(-1)).toMatchObject({ method: 'POST', url: 'https://api.vapi.ai/call/web' });
    expect(await sent.at(-1)?.json()).toEqual({ assistantId: 'a1' });
    expect(data).toEqual(webCall);
  });
});
