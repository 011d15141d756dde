import { describe, expect, it } from 'vitest';
import type { ChatPort } from './chat.ts';
import { parseToolCall } from './tools.ts';

/** Whatever calls itself a ChatPort passes this. `make`: over an assistant that knows the plans and the tools. */
export function chatContract(name: string, make: () => ChatPort, broken: () => ChatPort) {
  describe(`ChatPort: ${name}`, () => {
    it('answers, and the pieces add up to the answer [C6, E10]', async () => {
      const pieces: string[] = [];
      const reply = await make().send({ input: 'Hello', facts: {}, onDelta: (piece) => pieces.push(piece) });
      expect(reply).toMatchObject({
        ok: true,
        text: expect.stringMatching(/\S/),
        thread: expect.any(String),
      });
      expect(['', reply.ok && reply.text]).toContain(pieces.join(''));
    });

    it('goes on with a thread [C6]', async () => {
      const chat = make();
      const first = await chat.send({ input: 'What does Enterprise include?', facts: {} });
      const thread = first.ok ? (first.thread ?? '') : '';
      expect(await chat.send({ input: 'How much is it?', facts: {}, thread })).toMatchObject({ ok: true });
    });

    it('goes on from what was said before, without a thread and with one that nobody knows [C6]', async () => {
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

    it('asks for a task and answers when it has been done [C6, V17]', async () => {
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

    it('emits nothing once it is cancelled [C6]', async () => {
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

    it('returns a failure instead of throwing it [X7]', async () => {
      expect(await broken().send({ input: 'Hello', facts: {} })).toMatchObject({
        ok: false,
        reason: 'failed',
        message: expect.stringMatching(/\S/),
      });
    });
  });
}
