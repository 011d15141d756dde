import { describe, expect, it } from 'vitest';
import { browserCall, echo, settle, target } from '../../../mocks/voice/browserCall.ts';
import type { ChatPort, ChatReply } from '../../../src/services/chat.ts';
import type { AnswerSource } from '../../../src/services/chat.ts';
import type { ToolCall } from '../../../src/services/tools.ts';

/** Past what the detector learns from an answer's beginning, and loud for as long as it takes. */
function speakUp({ level }: { level: (value: number, times?: number) => void }) {
  level(0.02, 5);
  level(0.6, 3);
}

/** Answers in pieces, when the test says so; greets at once. */
function pieces() {
  let onDelta: (text: string) => void = () => undefined;
  let end: (reply: ChatReply) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const asked: unknown[] = [];
  const chat: ChatPort = {
    async send(request) {
      asked.push(request.input);
      if (asked.length === 1) return { ok: true, text: 'Hi.', thread: 't1', toolCalls: [] };
      signal = request.signal;
      onDelta = (text) => request.onDelta?.(text);
      return new Promise((resolve) => (end = resolve));
    },
  };
  return {
    chat,
    asked,
    aborted: () => signal?.aborted,
    piece: (text: string) => onDelta(text),
    end: async (text: string, toolCalls: readonly ToolCall[] = [], sources: readonly AnswerSource[] = []) => {
      end({ ok: true, text, thread: 't1', toolCalls, sources });
      await settle();
    },
  };
}

async function greeted(options: Parameters<typeof browserCall>[0] = {}) {
  const call = browserCall(options);
  await call.voice.start(target);
  call.finish();
  await settle();
  call.events.length = 0;
  call.said.length = 0;
  return call;
}

describe('an answer that arrives in pieces', () => {
  it('is said sentence by sentence while it grows, and becomes one final transcript [S8]', async () => {
    const { chat, piece, end } = pieces();
    const { voice, said, transcripts, types, finishOne } = await greeted({ chat });
    voice.sendText('What plan am I on?');
    piece('You are on **Pro');
    expect(said).toEqual([]);
    piece('**. It costs $29.');
    expect(said).toEqual(['You are on Pro.']);
    piece('00 per month.');
    finishOne();
    expect(said).toHaveLength(1);
    await end('You are on **Pro**. It costs $29.00 per month.');
    expect(said).toEqual(['You are on Pro.', 'It costs $29.00 per month.']);
    finishOne();
    await settle();
    expect(transcripts()).toEqual([
      'assistant … You are on Pro',
      'assistant … You are on Pro. It costs $29.',
      'assistant … You are on Pro. It costs $29.00 per month.',
      'assistant … You are on Pro. It costs $29.00 per month.',
      'assistant: You are on Pro. It costs $29.00 per month.',
    ]);
    expect(types().filter((type) => type.startsWith('speech'))).toEqual(['speech-start', 'speech-end']);
  });

  it('tells of the payments behind its figures before it is said, and the next answer without any takes them away [A67]', async () => {
    const { chat, piece, end } = pieces();
    const { voice, events, transcripts, finish } = await greeted({ chat });
    const rows = () => events.filter(({ type }) => type === 'answer-rows');
    voice.sendText('What did I pay?');
    piece('You paid [**$58.00**](#s1).');
    expect(rows()).toEqual([]);
    await end('You paid [**$58.00**](#s1).', [], [{ ref: 's1', table: 'payment_history', ids: ['a', 'b'] }]);
    expect(rows()).toEqual([{ type: 'answer-rows', rows: { ids: ['a', 'b'], figures: ['$58.00'] } }]);
    finish();
    await settle();
    expect(transcripts().at(-1)).toBe('assistant: You paid $58.00.');
    voice.sendText('Thanks');
    await end('You are welcome.');
    expect(rows().slice(1)).toEqual([{ type: 'answer-rows', rows: undefined }]);
    finish();
    await settle();
    voice.sendText('Bye');
    await end('Goodbye.');
    expect(rows()).toHaveLength(2);
  });

  it('still shows its words when the browser has no voice [S8]', async () => {
    const { chat, piece, end } = pieces();
    const { voice, transcripts, types } = await greeted({ chat, speaker: 'none' });
    voice.sendText('Well?');
    piece('Yes. ');
    await end('Yes. No.');
    expect(transcripts()).toEqual(['assistant … Yes.', 'assistant … Yes. No.', 'assistant: Yes. No.']);
    expect(types()).not.toContain('speech-start');
  });
});

describe('somebody who speaks up', () => {
  it('silences the agent at once, and reports what it said and what it did not [S8]', async () => {
    const { chat, piece, aborted } = pieces();
    const call = await greeted({ chat });
    const { voice, events, types, finishOne, reach, listening } = call;
    voice.sendText('Compare the plans');
    piece('Free is free. Pro costs more. Enterprise ');
    finishOne();
    reach('Pro'.length);
    expect(listening()).toBe(false);
    speakUp(call);
    expect(types().slice(-4)).toEqual(['level', 'speech-end', 'transcript', 'interrupted']);
    expect(events.slice(-2)).toMatchObject([
      { type: 'transcript', role: 'assistant', text: 'Free is free. Pro', final: true },
      { type: 'interrupted', unspoken: 'costs more. Enterprise' },
    ]);
    expect([aborted(), listening()]).toEqual([true, true]);
    piece('costs most.');
    expect(types().at(-1)).toBe('interrupted');
  });

  it('is not interrupted by a noise, or by the agent’s own voice from the loudspeaker [S8]', async () => {
    const { chat, piece } = pieces();
    const { voice, level, types } = await greeted({ chat });
    voice.sendText('Compare the plans');
    piece('Free is free. Pro');
    level(0.3, 40);
    level(0.9, 2);
    level(0.3, 5);
    expect(types()).not.toContain('interrupted');
  });

  it('typing into an answer interrupts it too, and is answered [S8]', async () => {
    const call = await greeted();
    call.voice.sendText('One. Two.');
    await settle();
    call.voice.sendText('Three');
    await settle();
    expect(call.finals()).toEqual(['assistant: One.']);
    expect(call.events.find(({ type }) => type === 'interrupted')).toMatchObject({
      unspoken: 'Two. to you.',
    });
    expect(call.said.at(-1)).toBe('Three to you.');
  });

  it('the call that ends in the middle of an answer keeps what was said [S8]', async () => {
    const call = await greeted();
    call.voice.sendText('One. Two.');
    await settle();
    await call.voice.stop();
    expect(call.types().slice(-5)).toEqual(['speech-end', 'transcript', 'interrupted', 'stage', 'call-end']);
    expect(call.finals()).toEqual(['assistant: One.']);
  });
});

describe('tool calls', () => {
  const show = { id: 'c1', name: 'show_billing', arguments: {} };
  const subscribe = { id: 'c2', name: 'subscribe', arguments: { plan: 'pro' } };
  const done = ({ id, name }: typeof show) => ({ id, name, result: 'Done.' });

  it('arrive after the words, and their results go back together [S8]', async () => {
    const { chat, asked, end } = pieces();
    const call = await greeted({ chat });
    call.voice.sendText('Pro, please');
    await end('Here you are.', [show, subscribe]);
    expect(call.types()).not.toContain('tool-calls');
    call.finish();
    await settle();
    expect(call.events.slice(-2)).toMatchObject([
      { type: 'transcript', final: true },
      { type: 'tool-calls', calls: [show, subscribe] },
    ]);
    call.voice.answerTool(done(subscribe));
    call.voice.answerTool({ id: 'unknown', name: 'x', result: 'Done.' });
    expect(asked).toHaveLength(2);
    call.voice.answerTool(done(show));
    call.voice.answerTool(done(show));
    expect(asked.slice(2)).toEqual([[done(subscribe), done(show)]]);
    await end('You are on Pro now.');
    expect(call.said.at(-1)).toBe('You are on Pro now.');
  });

  it('need no words [S8]', async () => {
    const { chat, end } = pieces();
    const call = await greeted({ chat });
    call.voice.sendText('Billing');
    await end('', [show]);
    expect(call.types()).toEqual(['tool-calls']);
  });

  it('are not lost when the user interrupts the sentence that announces them [S8]', async () => {
    const { chat, asked, end } = pieces();
    const call = await greeted({ chat });
    call.voice.sendText('Pro, please');
    await end('Here you are.', [subscribe]);
    speakUp(call);
    await settle();
    expect(call.types().slice(-1)).toEqual(['tool-calls']);
    call.voice.answerTool(done(subscribe));
    expect(asked.at(-1)).toEqual([done(subscribe)]);
  });

  it('send their results once the agent is silent [S8]', async () => {
    const { chat, asked, end } = pieces();
    const call = await greeted({ chat });
    call.voice.sendText('Pro, please');
    await end('', [subscribe]);
    call.voice.sendText('And hello');
    await end('Hello to you.');
    call.voice.answerTool(done(subscribe));
    expect(asked.at(-1)).toBe('And hello');
    call.finish();
    await settle();
    expect(asked.at(-1)).toEqual([done(subscribe)]);
  });

  it('an answer to a call that has ended is ignored [S9]', async () => {
    const { chat, asked, end } = pieces();
    const call = await greeted({ chat });
    call.voice.sendText('Pro, please');
    await end('', [subscribe]);
    await call.voice.stop();
    call.voice.answerTool(done(subscribe));
    await settle();
    expect(asked).toHaveLength(2);
  });
});

it('a chat that fails ends the answer, not the call [S8]', async () => {
  const chat = echo();
  const call = await greeted({ chat });
  chat.send = () => Promise.reject(new Error('offline'));
  call.voice.sendText('Hm?');
  await settle();
  expect(call.types()).not.toContain('error');
  expect(call.said).toEqual(['Sorry, there was an error processing your message.']);
});
