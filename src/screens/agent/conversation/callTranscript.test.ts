import { describe, expect, it } from 'vitest';
import { begin, said, settled } from './conversation.fixture.ts';

type Begun = ReturnType<typeof begin>;

const say = (
  { emit }: Begun,
  role: 'user' | 'assistant',
  text: string,
  more: { final?: boolean; at?: number } = {},
) => emit({ type: 'transcript', role, text, final: true, at: 1000, ...more });

const growing = (begun: Begun, role: 'user' | 'assistant', text: string) =>
  say(begun, role, text, { final: false });

function inCall() {
  const begun = begin();
  begun.emit({ type: 'call-start', at: 1000 });
  return begun;
}

const live = ({ store }: Begun) => store.live.get().map(({ sender, text }) => `${sender}: ${text}`);

describe('a call in the conversation', () => {
  it('leaves who said what between its beginning and its end [S8, S10]', () => {
    const begun = inCall();
    say(begun, 'assistant', 'Hello Ada.');
    say(begun, 'user', 'What do I pay?');
    begun.emit({ type: 'call-end', at: 162_000, endedBy: 'user' });
    expect(begun.thread()).toEqual([
      'call started',
      'ai aloud done: Hello Ada.',
      'user aloud done: What do I pay?',
      'call of 161 s ended by user',
    ]);
    expect(begun.store.get().inCall).toBe(false);
  });

  it('a partial text shows as it grows, without a change of the list, until the final one replaces it', () => {
    const begun = inCall();
    const before = begun.store.get();
    growing(begun, 'user', 'What');
    growing(begun, 'user', 'What do I');
    expect(live(begun)).toEqual(['user: What do I']);
    expect(begun.store.get()).toBe(before);
    say(begun, 'user', 'What do I pay?');
    expect(live(begun)).toEqual([]);
    expect(begun.thread().slice(1)).toEqual(['user aloud done: What do I pay?']);
  });

  it('what began first stays first, whenever it becomes final', () => {
    const begun = inCall();
    growing(begun, 'user', 'What do');
    growing(begun, 'assistant', 'You');
    begun.store.send('typed meanwhile');
    say(begun, 'assistant', 'You pay $29.');
    expect(live(begun)).toEqual(['user: What do']);
    say(begun, 'user', 'What do I pay?');
    expect(begun.thread().slice(1)).toEqual([
      'user aloud done: What do I pay?',
      'ai aloud done: You pay $29.',
      'user done: typed meanwhile',
    ]);
  });

  it('final texts of one turn are one message; another voice or a new call begins another', () => {
    const begun = inCall();
    say(begun, 'assistant', 'Hello.');
    say(begun, 'assistant', 'How are you?');
    say(begun, 'user', 'Fine.');
    say(begun, 'assistant', 'Good.');
    begun.emit({ type: 'call-end', at: 2000, endedBy: 'agent' });
    begun.emit({ type: 'call-start', at: 3000 });
    say(begun, 'assistant', 'Hello again.');
    expect(begun.thread()).toEqual([
      'call started',
      'ai aloud done: Hello. How are you?',
      'user aloud done: Fine.',
      'ai aloud done: Good.',
      'call of 1 s ended by agent',
      'call started',
      'ai aloud done: Hello again.',
    ]);
  });

  it('the agent falling silent ends its turn: what it says next is another message [S11]', () => {
    const begun = inCall();
    begun.emit({ type: 'speech-start' });
    say(begun, 'assistant', 'Hello.');
    growing(begun, 'assistant', 'How are');
    begun.emit({ type: 'speech-end' });
    say(begun, 'assistant', 'How are you?');
    begun.emit({ type: 'speech-start' });
    say(begun, 'assistant', 'Are you still there?');
    say(begun, 'assistant', 'I can wait.');
    expect(begun.thread().slice(1)).toEqual([
      'ai aloud done: Hello. How are you?',
      'ai aloud done: Are you still there? I can wait.',
    ]);
  });

  it("the agent falling silent does not end the user's turn [S11]", () => {
    const begun = inCall();
    say(begun, 'user', 'What do I pay,');
    begun.emit({ type: 'speech-end' });
    say(begun, 'user', 'and when?');
    expect(begun.thread().slice(1)).toEqual(['user aloud done: What do I pay, and when?']);
  });

  it('two turns of the agent stay apart while the words between them are not final [S8]', () => {
    const begun = inCall();
    say(begun, 'assistant', 'Hello.');
    growing(begun, 'user', 'What do');
    say(begun, 'assistant', 'You pay $29.');
    say(begun, 'user', 'What do I pay?');
    expect(begun.thread().slice(1)).toEqual([
      'ai aloud done: Hello.',
      'user aloud done: What do I pay?',
      'ai aloud done: You pay $29.',
    ]);
  });

  it('an interruption marks what was said last, keeps the rest, and ends the turn', () => {
    const begun = inCall();
    growing(begun, 'assistant', 'Your plan is');
    growing(begun, 'user', 'Stop');
    say(begun, 'assistant', 'Your plan is Pro.');
    begun.emit({ type: 'interrupted', unspoken: ' It costs $29. ', at: 1500 });
    begun.emit({ type: 'interrupted', unspoken: 'again', at: 1500 });
    say(begun, 'assistant', 'Yes?');
    expect(begun.thread().slice(1)).toEqual([
      'ai aloud interrupted: Your plan is Pro.',
      'ai aloud done: Yes?',
    ]);
    expect(begun.store.get().entries[1]).toMatchObject({ unspoken: 'It costs $29.' });
    begun.emit({ type: 'interrupted', unspoken: '', at: 1600 });
    expect(begun.store.get().entries[2]).toMatchObject({ outcome: 'interrupted' });
    expect(begun.store.get().entries[2]).not.toHaveProperty('unspoken');
  });

  it('words that were heard stay when the call ends before they are final', () => {
    const begun = inCall();
    growing(begun, 'user', 'And what');
    growing(begun, 'assistant', 'It is');
    begun.emit({ type: 'error', kind: 'network', message: 'gone' });
    begun.emit({ type: 'call-end', at: 9000, endedBy: 'user' });
    expect(begun.thread().slice(1, 3)).toEqual(['user aloud done: And what', 'ai aloud interrupted: It is']);
    expect(begun.thread()).toHaveLength(4);
    expect(begun.thread()[3]).toMatch(/ended by error$/);
    expect(live(begun)).toEqual([]);
  });

  it('a call that never started leaves nothing [X8]', () => {
    const begun = begin();
    say(begun, 'assistant', 'too early');
    begun.emit({ type: 'error', kind: 'permission-denied', message: 'no' });
    begun.emit({ type: 'call-end', at: 2, endedBy: 'user' });
    expect(begun.thread()).toEqual([]);
  });

  it.each([
    ['user', 'user'],
    ['no-microphone', 'user'],
    ['agent', 'agent'],
    ['transfer', 'agent'],
    ['failure', 'service'],
    ['silence', 'service'],
  ] as const)('a call ended by %s is recorded as ended by the %s [S10]', (endedBy, by) => {
    const begun = inCall();
    begun.emit({ type: 'call-end', at: 1000, endedBy });
    expect(begun.thread().at(-1)).toBe(`call of 0 s ended by ${by}`);
  });

  it('what is typed goes into the call, also while the chat still answers, which goes on', async () => {
    const begun = begin();
    const { store, requests, typed, thread } = begun;
    store.send('by text');
    begun.emit({ type: 'call-start', at: 1000 });
    expect(store.send(' and this ')).toBe(true);
    expect(typed).toEqual(['and this']);
    requests[0]!.reply(said('answered', 't1'));
    await settled();
    expect(requests).toHaveLength(1);
    expect(thread()).toEqual([
      'user done: by text',
      'call started',
      'user done: and this',
      'ai done: answered',
    ]);
  });

  it('after a call the text agent starts anew and is told what was spoken [C6]', async () => {
    const begun = begin();
    const { store, requests } = begun;
    store.send('hello');
    requests[0]!.reply(said('Hi.', 't1'));
    await settled();
    store.send('slow one');
    begun.emit({ type: 'call-start', at: 1000 });
    say(begun, 'user', 'My name is Grace.');
    begun.emit({ type: 'call-end', at: 2000, endedBy: 'user' });
    // Its memory is of before the call.
    requests[1]!.reply(said('Late.', 't1'));
    await settled();
    store.send('what is my name?');
    expect(requests[2]).not.toHaveProperty('thread');
    expect(requests[2]!.history).toEqual([
      { role: 'user', text: 'hello' },
      { role: 'assistant', text: 'Hi.' },
      { role: 'user', text: 'slow one' },
      { role: 'user', text: 'My name is Grace.' },
      { role: 'assistant', text: 'Late.' },
    ]);
  });

  it('a reload during a call keeps its words and closes it', () => {
    const begun = inCall();
    say(begun, 'user', 'Hello?', { at: 4000 });
    const after = begin({ storage: begun.storage });
    expect(after.thread()).toEqual(['call started', 'user aloud done: Hello?', 'call of 3 s ended by page']);
    expect(after.store.get().inCall).toBe(false);
  });
});
