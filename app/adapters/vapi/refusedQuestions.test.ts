import { describe, expect, it } from 'vitest';
import { refusedQuestions } from './refusedQuestions.ts';

const request = '6f1c2f4e-0000-4000-8000-00000000000a';

describe('a refused question that the user lets us keep', () => {
  it('is sent with the consent to the operator’s own assistant [A97]', async () => {
    const sent: unknown[] = [];
    const port = refusedQuestions({
      baseUrl: 'https://app.test',
      async fetch(url, init) {
        const request = new Request(url, init);
        sent.push([request.url, request.method, await request.json()]);
        return Response.json({ kept: true });
      },
    });
    expect(await port.keep({ words: 'Where is my dog?', request })).toBe('kept');
    expect(sent).toEqual([
      ['https://app.test/chat/refused', 'POST', { input: 'Where is my dog?', request, consent: true }],
    ]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['that nobody needs', async () => Response.json({ kept: false }), 'not-needed'],
    ['that the server refuses', async () => Response.json({ kept: true }, { status: 429 }), 'failed'],
    ['with an answer that says nothing', async () => Response.json({}), 'failed'],
    ['with an answer that is no JSON', async () => new Response('<html>'), 'failed'],
    ['without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
    ['that nobody answers', () => new Promise<Response>(() => {}), 'failed'],
  ])('says so of one %s, and never throws [A97]', async (_what, fetch, outcome) => {
    const port = refusedQuestions({ baseUrl: '', fetch, timeoutMs: 20 });
    expect(await port.keep({ words: 'Where is my dog?', request })).toBe(outcome);
  });
});
