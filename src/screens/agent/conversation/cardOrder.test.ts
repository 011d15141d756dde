import { describe, expect, it } from 'vitest';
import { asked, inCall, leave, rename, tool, upgrade } from './cards.fixture.ts';
import { begin, said, settled } from './conversation.fixture.ts';

describe('two wishes in one answer', () => {
  it('are two cards: the second one is asked when the first one is over, and a yes is for one of them [A42]', async () => {
    const { store, calls, requests, thread } = await asked([rename, upgrade]);
    expect(thread().slice(2)).toEqual(['task asked: edit_profile', 'task waiting: subscribe']);
    store.send('yes');
    expect(thread().slice(2, 4)).toEqual(['task running: edit_profile', 'task waiting: subscribe']);
    await settled();
    expect(calls).toHaveLength(1);
    expect(requests).toHaveLength(1);
    expect(thread().slice(2)).toEqual(['task done: edit_profile', 'user done: yes', 'task asked: subscribe']);
    store.send('ja');
    await settled();
    expect(calls).toHaveLength(2);
    expect(requests[1]?.input).toMatchObject([
      { id: 'r', result: 'Done.' },
      { id: 's', result: 'Done.' },
    ]);
  });

  it('the second one cannot be decided before the first one, by button or by word [A42]', async () => {
    const { store, calls, ids, thread } = await asked([rename, upgrade]);
    store.confirm(ids()[3]!);
    store.decline(ids()[3]!);
    await settled();
    expect(calls).toEqual([]);
    store.send('no');
    await settled();
    expect(thread().slice(2)).toEqual([
      'task declined: edit_profile',
      'user done: no',
      'task asked: subscribe',
    ]);
  });

  it('three wishes are asked in their order, whatever became of those before [A42]', async () => {
    const begun = begin({ outcome: { ok: false, result: 'No.' } });
    const { store, requests, thread } = begun;
    store.send('please');
    requests[0]!.reply(said('', 't1', [rename, tool('b', 'show_billing'), upgrade, leave]));
    await settled();
    store.send('yes');
    await settled();
    expect(thread().slice(1)).toEqual([
      'task failed: edit_profile',
      'task failed: show_billing',
      'user done: yes',
      'task asked: subscribe',
      'task waiting: sign_out',
    ]);
    store.send('no');
    await settled();
    expect(thread().at(-1)).toBe('task asked: sign_out');
  });

  it('are left unanswered by a reload, both of them [A42]', async () => {
    const { storage } = await asked([rename, upgrade]);
    expect(begin({ storage }).thread().slice(2)).toEqual([
      'task unanswered: edit_profile',
      'task unanswered: subscribe',
    ]);
  });

  it('aloud: a yes agrees to the first, and a plan that comes second has to be named [A41, A42]', async () => {
    const { hear, calls, spoken, thread } = inCall([rename, upgrade]);
    hear('user', 'Yes.');
    await settled();
    expect(calls).toHaveLength(1);
    expect(thread().slice(1)).toEqual([
      'task done: edit_profile',
      'user aloud done: Yes.',
      'task asked: subscribe',
    ]);
    hear('user', 'Yes.');
    await settled();
    expect([calls.length, spoken.length]).toEqual([1, 1]);
    hear('user', 'Yes, Enterprise.');
    await settled();
    expect(calls).toHaveLength(2);
  });
});
