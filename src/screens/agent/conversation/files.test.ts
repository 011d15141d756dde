import { describe, expect, it } from 'vitest';
import { chatFailed } from '../../../services/messages.ts';
import { bill } from './files.fixture.ts';
import { begin, failedReply, said, settled } from './conversation.fixture.ts';
import { message } from './entries.ts';
import { exportThread } from './saved/exportThread.ts';
import { changesSince, fromStored } from './saved/storedEntry.ts';
import { threadText } from './threadCopy.ts';

const stored = [{ name: 'bill.pdf', type: 'application/pdf', size: 15 }];

describe('files of a message', () => {
  it('go to the assistant with it, and with no later one [A100]', async () => {
    const { store, requests } = begin();
    const file = bill();
    expect(store.send('What is this?', [file])).toBe(true);
    expect(requests[0]).toMatchObject({ input: 'What is this?', attachments: [file] });
    requests[0]!.reply(said('A bill.', 't1'));
    await settled();
    store.send('Thanks');
    expect(requests[1]).not.toHaveProperty('attachments');
  });

  it('that were refused are sent again by Retry, after the sentence that says why [A100]', async () => {
    const { store, requests, thread, ids } = begin();
    const file = bill();
    store.send('What is this?', [file]);
    requests[0]!.reply({
      ok: false,
      reason: 'failed',
      message: 'HTTP error! status: 413',
      refusal: '‘bill.pdf’ is larger than 5 MB.',
    });
    await settled();
    expect(thread()).toEqual(['user done: What is this?', 'ai failed: ‘bill.pdf’ is larger than 5 MB.']);
    store.retry(ids()[1]!);
    expect(requests[1]?.attachments?.[0]).toBe(file);
    requests[1]!.reply(failedReply);
    await settled();
    expect(thread()[1]).toBe(`ai failed: ${chatFailed}`);
  });

  it('are not sent into a call, nor are words that come with them [A100]', () => {
    const { store, emit, typed, requests } = begin();
    emit({ type: 'call-start', at: 1000 });
    expect(store.send('What is this?', [bill()])).toBe(false);
    expect([typed, requests]).toEqual([[], []]);
    expect(store.send('Hello')).toBe(true);
  });

  it('keep name, type and size over a reload and on another device, and nothing else [A100]', async () => {
    const { store, requests, storage } = begin();
    store.send('What is this?', [bill()]);
    requests[0]!.reply(said('A bill.', 't1'));
    await settled();
    expect([...storage.kept.values()].join('')).not.toContain('%PDF');
    expect(begin({ storage }).store.get().entries[0]).toMatchObject({ files: stored });
    const { unsent } = changesSince(new Map(), store.get().entries);
    expect(unsent[0]?.body).toMatchObject({ files: stored });
    expect(fromStored(unsent)[0]).toMatchObject({ files: stored });
  });

  it('that are stored in a way that nobody can read are left out [A100]', () => {
    const said = {
      ...message('user', 'Hi'),
      files: [7, { name: 'a', type: 'text/html', size: 1 }, ...stored],
    };
    const [entry] = fromStored([{ id: 'e', happenedAt: said.timestamp, isOpen: false, body: { ...said } }]);
    expect(entry).toMatchObject({ files: stored });
  });

  it('are named in a copy, in a file of Markdown and in what support gets [A100]', () => {
    const entries = [message('user', 'What is this?', { files: [bill()] })];
    expect(threadText(entries)).toContain('You: What is this? [files: bill.pdf (PDF)]');
    expect(exportThread('Bills', entries, 'md')).toContain('What is this?\n\n\\[files: bill.pdf (PDF)\\]');
    expect(JSON.parse(exportThread('Bills', entries, 'json'))).toMatchObject({
      entries: [{ files: stored }],
    });
  });
});
