import { describe, expect, it } from 'vitest';
import { repairAll } from './repairAll.ts';

type Page = { checked: number; outcomes: Record<string, number>; next: string | null };

function project(...answers: (Page | number | Error)[]) {
  return projectAt('https://p.test/', ...answers);
}

function projectAt(url: string, ...answers: (Page | number | Error)[]) {
  const asked: unknown[] = [];
  const printed: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    asked.push([new URL(request.url).pathname, request.headers.get('apikey'), await request.json()]);
    const answer = answers.shift() ?? 500;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
  };
  const run = () =>
    repairAll({
      url,
      key: 'sb_secret_1',
      print: (line) => printed.push(line),
      fetch,
      pauseMs: 0,
    });
  return { run, asked, printed };
}

describe('looking at every customer by hand', () => {
  it('goes on after each twenty, and adds up what became of them [B1]', async () => {
    const { run, asked, printed } = project(
      { checked: 20, outcomes: { applied: 19, failed: 1 }, next: 'cus_20' },
      { checked: 3, outcomes: { applied: 2, 'account-deleted': 1 }, next: null },
    );
    expect(await run()).toEqual({ applied: 21, failed: 1, 'account-deleted': 1 });
    const path = '/functions/v1/billing/repair';
    expect(asked).toEqual([
      [path, 'sb_secret_1', { after: null }],
      [path, 'sb_secret_1', { after: 'cus_20' }],
    ]);
    expect(printed.at(-1)).toBe('23 customers looked at');
  });

  it('tries again where it was when no answer comes, and gives up in the end [B1]', async () => {
    const page = { checked: 1, outcomes: { applied: 1 }, next: null };
    const { run, asked } = project(new TypeError('fetch failed'), 503, page);
    expect(await run()).toEqual({ applied: 1 });
    expect(asked).toHaveLength(3);
    await expect(project(500, 500, 500, page).run()).rejects.toThrow('answered 500');
  });

  it('says in the end why no answer came, and what to do [B1]', async () => {
    const failed = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    await expect(project(failed, failed, failed).run()).rejects.toThrow(
      /fetch failed ← Error: connect ECONNREFUSED\. .* once https:\/\/p\.test\/ answers/,
    );
  });

  it.each(['http://p.test', 'ftp://p.test', 'ftp://localhost'])(
    'sends no secret key to %s [B1]',
    async (url) => {
      const { run, asked } = projectAt(url);
      await expect(run()).rejects.toThrow(`VITE_SUPABASE_URL is '${url}'`);
      expect(asked).toEqual([]);
    },
  );

  it('asks a project on this machine without HTTPS [B1]', async () => {
    const page = { checked: 0, outcomes: {}, next: null };
    expect(await projectAt('http://localhost:54321', page).run()).toEqual({});
  });

  it.each([
    [401, /SUPABASE_SECRET_KEY is not the secret key/],
    [404, /supabase functions deploy billing/],
  ])('says what to do at %i, at once [B1]', async (status, message) => {
    const { run, asked } = project(status);
    await expect(run()).rejects.toThrow(message);
    expect(asked).toHaveLength(1);
  });
});
