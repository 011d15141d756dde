import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bill, draftOf } from '../conversation/files.fixture.ts';
import { sendDraft } from './sendDraft.ts';

describe('sending what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // A page that is hidden has no frames.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sends its files along, once, and leaves nothing to send again [A100, R9]', () => {
    const file = bill();
    const draft = draftOf('What is this?', [file]);
    const send = vi.fn(() => true);
    sendDraft(draft, send);
    sendDraft(draft, send);
    vi.runAllTimers();
    expect(send).toHaveBeenCalledExactlyOnceWith('What is this?', [file]);
    expect([draft.get(), draft.files.get()]).toEqual(['', []]);
  });

  it('gives words and files back when they are refused [A100]', () => {
    const file = bill();
    const draft = draftOf('What is this?', [file]);
    sendDraft(draft, () => false);
    vi.runAllTimers();
    expect([draft.get(), draft.files.get()]).toEqual(['What is this?', [file]]);
  });

  it('waits while files are being read, and keeps what was typed [A100]', () => {
    const send = vi.fn(() => true);
    const draft = draftOf('What is this?');
    draft.reading.set(1);
    sendDraft(draft, send);
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
    expect(draft.get()).toBe('What is this?');
  });

  it('sends nothing without words, and nothing with a file that is not there any more [A100]', () => {
    const send = vi.fn(() => true);
    sendDraft(draftOf(' ', [bill()]), send);
    const draft = draftOf('What is this?', [{ name: 'bill.pdf', type: 'application/pdf', size: 9 }]);
    sendDraft(draft, send);
    vi.runAllTimers();
    expect(send).not.toHaveBeenCalled();
    expect(draft.get()).toBe('What is this?');
    expect(draft.refusedFiles.get()).toBe(draft.files.get());
  });
});
