import { expect, it } from 'vitest';
import { database } from './project.ts';
import { projectKey, required } from './settings.ts';

/** Makes a call with this key. Returns the headers that were sent and the result. */
async function call(serviceKey: string, answer: Response) {
  const sent: (string | null)[] = [];
  const result = await database({
    url: 'https://p.test',
    serviceKey,
    fetch: async (input, init) => {
      const { headers, url } = new Request(input, init);
      sent.push(url, headers.get('apikey'), headers.get('authorization'));
      return answer;
    },
  })('take_chat_turn', {});
  return { sent, result };
}

it('the database is asked as the service, with either kind of key [P2]', async () => {
  const url = 'https://p.test/rest/v1/rpc/take_chat_turn';
  const former = await call('eyJ.x.y', Response.json(0));
  expect(former).toEqual({ sent: [url, 'eyJ.x.y', 'Bearer eyJ.x.y'], result: 0 });
  expect((await call('sb_secret_1', Response.json(0))).sent).toEqual([url, 'sb_secret_1', null]);
});

it('the database’s refusals are failures [P2]', async () => {
  const refused = Response.json({ message: 'no' }, { status: 403 });
  await expect(call('sb_secret_1', refused)).rejects.toThrow(/take_chat_turn answered 403: no$/);
  const html = new Response('<html>', { status: 502 });
  await expect(call('sb_secret_1', html)).rejects.toThrow(/take_chat_turn answered 502: not in JSON$/);
});

it('of a refusal the log gets the reason, and not the row of a user that did not fit [P2]', async () => {
  const refused = Response.json(
    { code: '23514', message: 'violates a check', details: 'Failing row contains (Ada, 4242).', hint: null },
    { status: 400 },
  );
  const failure = await call('sb_secret_1', refused).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    message: 'take_chat_turn answered 400: 23514 violates a check',
    code: '23514',
  });
});

const from = (values: Record<string, string>) => (name: string) => values[name];

it('a setting that is missing is named, with the command that sets it', () => {
  expect(() => required(from({ APP_ORIGINS: ' ' }), 'APP_ORIGINS')).toThrow(
    'supabase secrets set APP_ORIGINS=',
  );
  expect(required(from({ APP_ORIGINS: ' x ' }), 'APP_ORIGINS')).toBe('x');
});

it('a project’s keys are those with names, or the former ones [P2]', () => {
  const former = { SUPABASE_SERVICE_ROLE_KEY: 'service', SUPABASE_ANON_KEY: 'anon' };
  const named = { ...former, SUPABASE_SECRET_KEYS: '{"other":"sb_secret_2","default":"sb_secret_1"}' };
  expect(projectKey(from(former), 'secret')).toBe('service');
  expect(projectKey(from(former), 'publishable')).toBe('anon');
  expect(projectKey(from(named), 'secret')).toBe('sb_secret_1');
  expect(projectKey(from({ ...former, SUPABASE_SECRET_KEYS: '{"other":"sb_secret_2"}' }), 'secret')).toBe(
    'sb_secret_2',
  );
  expect(projectKey(from({ ...former, SUPABASE_SECRET_KEYS: '{}' }), 'secret')).toBe('service');
  expect(() => projectKey(from({}), 'secret')).toThrow('SUPABASE_SERVICE_ROLE_KEY is not set');
});
