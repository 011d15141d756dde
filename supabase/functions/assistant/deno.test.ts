import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { hasDeno, startOnDeno } from '../../tests/onDeno.ts';

const payments = {
  count: 2,
  totals: [{ currency: 'USD', total: 58, count: 2, ids: ['p1', 'p2'] }],
  rows: [],
};
const account = { full_name: 'Ada', plan: 'pro', plan_status: 'active' };

/** A project of Supabase, as far as the function asks it. */
const answers: Readonly<Record<string, unknown>> = {
  '/auth/v1/user': { id: 'u1', email: 'ada@example.com' },
  '/rest/v1/rpc/take_chat_turn': 0,
  '/rest/v1/rpc/find_payments': payments,
  '/rest/v1/rpc/find_account': account,
};

it.skipIf(!hasDeno)(
  'the assistant runs on Deno as it is deployed, without anything to install [A28]',
  async () => {
    const bearers: (string | undefined)[] = [];
    const project = createServer((request, response) => {
      bearers.push(`${request.url} ${request.headers.authorization}`);
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
    }).listen(0, '127.0.0.1');
    await once(project, 'listening');
    const running = await startOnDeno('assistant', {
      SUPABASE_URL: `http://127.0.0.1:${(project.address() as AddressInfo).port}`,
      SUPABASE_ANON_KEY: 'publishable',
      SUPABASE_SERVICE_ROLE_KEY: 'secret',
      APP_ORIGINS: 'https://app.example.com',
    });
    const ask = () =>
      fetch(`${running.url}/assistant/chat`, {
        method: 'POST',
        headers: {
          origin: 'https://app.example.com',
          authorization: 'Bearer ada',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ assistantId: 'a', input: 'How much did I pay in total?', stream: true }),
      });
    try {
      await expect
        .poll(() => ask().then(({ status }) => status, running.printed), { timeout: 60_000, interval: 300 })
        .toBe(200);
      const text = await (await ask()).text();
      expect(text).toContain(
        '"path":"chat.output[0].sources","delta":{"ref":"s1","table":"payment_history","ids":["p1","p2"]}',
      );
      expect(text).toContain('$58.00');
      expect(bearers).toContain('/rest/v1/rpc/find_payments Bearer ada');
    } finally {
      running.stop();
      project.close();
    }
  },
);
