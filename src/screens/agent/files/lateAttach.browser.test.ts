import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ConversationStore } from '../conversation/conversation.ts';
import { bill, draftOf } from '../conversation/files.fixture.ts';
import { lateAttach } from './LazyAttach.tsx';

it('the paperclip comes after its code could not be fetched, once something is typed [A100]', async () => {
  const fetchCode = vi.fn(async () => () => createElement('button', null, 'Attach files'));
  fetchCode.mockRejectedValueOnce(new Error('Without a connection'));
  const draft = draftOf('', [bill()]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(createElement(lateAttach(fetchCode), { draft, store: {} as ConversationStore }));

  // Nothing that was chosen seems lost meanwhile.
  await expect.poll(() => place.textContent).toBe('bill.pdf');
  draft.set('W');
  await expect.poll(() => place.textContent).toBe('Attach files');
  draft.set('Wh');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
