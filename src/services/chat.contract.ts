import { describe, expect, it } from 'vitest';
import type { ChatPort } from './chat.ts';
import { parseToolCall } from './tools.ts';

/**
 * The contract of `ChatPort`: every implementation passes it. `make`: a port over an assistant that knows the plans and
 * the tools. `broken`: one whose requests fail.
 */
export function chatContract(name: string, make: () => ChatPort, broken: () => ChatPort) {
  describe(`ChatPort: ${name}`, () => {
    it('the pieces of an answer add up to the whole answer [C6, E10]', async () => {
      const pieces: string[] = [];
      const reply = await make().send({ input: 'Hello', facts: {}, onDelta: (piece) => pieces.push(piece) });
      expect(reply).toMatchObject({
        ok: true,
        text: expect.stringMatching(/\S/),
        thread: expect.any(String),
      });
      expect(['', reply.ok && reply.text]).toContain(pieces.join(''));
    });

    it('a second message continues the thread of the first answer [C6]', async () => {
      const chat = make();
      const first = await chat.send({ input: 'What does Enterprise include?', facts: {} });
      const thread = first.ok ? (first.thread ?? '') : '';
      expect(await chat.send({ input: 'How much is it?', facts: {}, thread })).toMatchObject({ ok: true });
    });

    it('without a thread, or with one that the provider no longer knows, the history is understood [C6]', async () => {
      const history = [
        { role: 'user', text: 'What does Enterprise include?' },
        { role: 'assistant', text: 'A lot.' },
      ] as const;
      for (const lost of [{}, { thread: 'lost' }]) {
        const reply = await make().send({ input: 'How much is it?', facts: {}, history, ...lost });
        expect(reply).toMatchObject({ ok: true, text: expect.stringMatching(/^(?!.*\$29).*\$99/s) });
        expect(reply).not.toMatchObject({ thread: 'lost' });
      }
    });

    it('a request for a task is answered by a tool call, and the result of that by a text [C6, V17]', async () => {
      const chat = make();
      const asked = await chat.send({ input: 'Change my name to Ada King', facts: {} });
      const call = asked.ok ? asked.toolCalls[0] : undefined;
      expect(call && parseToolCall(call)).toEqual({
        ok: true,
        task: { name: 'edit_profile', fields: { fullName: 'Ada King' } },
      });
      const answered = await chat.send({
        input: [{ id: call?.id ?? '', name: call?.name ?? '', result: 'The profile was changed.' }],
        facts: {},
        thread: (asked.ok && asked.thread) || '',
      });
      expect(answered).toMatchObject({ ok: true, text: expect.stringMatching(/\S/), toolCalls: [] });
    });

    it('no piece arrives after the caller has cancelled [C6]', async () => {
      const controller = new AbortController();
      const pieces: string[] = [];
      const asked = make().send({
        input: 'Hello',
        facts: {},
        signal: controller.signal,
        onDelta: (piece) => pieces.push(piece),
      });
      controller.abort();
      expect(await asked).toMatchObject({ ok: false, reason: 'cancelled' });
      expect(pieces).toEqual([]);
    });

    it('a failed request is returned as a failure, not thrown [X7]', async () => {
      expect(await broken().send({ input: 'Hello', facts: {} })).toMatchObject({
        ok: false,
        reason: 'failed',
        message: expect.stringMatching(/\S/),
      });
    });
  });
}
