import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AttachedFile, ChatAbilities } from '../../../services/attachments.ts';
import { pendingWorkStore } from '../../auth/reauthentication/pendingWork.ts';
import { ReauthProvider } from '../../auth/reauthentication/retryAfterReauth.tsx';
import { LanguageProvider } from '../../shell/language/LanguageProvider.tsx';
import { ServicesProvider, type Services } from '../../shell/services.tsx';
import type { ConversationStore } from '../conversation/conversation.ts';
import { bill, draftOf } from '../conversation/files.fixture.ts';
import { Attach } from './Attach.tsx';
import { lateAttach } from './LazyAttach.tsx';
import { useChosenFiles } from './useChosenFiles.ts';

/** On a page whose list is Arabic. */
function drawn(element: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const services = { chat: {} } as unknown as Services;
  root.render(
    <ServicesProvider value={services}>
      <LanguageProvider first={{ language: 'ar', locale: 'ar' }}>{element}</LanguageProvider>
    </ServicesProvider>,
  );
  return place;
}

const named = (name: string) => ({ ...bill(), name });
const both = [named('one.pdf'), named('two.pdf')];

it('files that are too many are listed in the way of the page’s language [A100, W5]', async () => {
  const takes: ChatAbilities = { attachments: ['application/pdf'], maxBytes: 1000, maxFiles: 1 };
  const draft = draftOf('', [bill()]);
  const chosen = both.map(({ name }) => new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  function Chooser() {
    const { problems, choose } = useChosenFiles(draft, takes);
    return <button onClick={() => void choose(chosen)}>{problems}</button>;
  }
  const place = drawn(<Chooser />);
  await expect.poll(() => place.querySelector('button')).toBeTruthy();
  place.querySelector('button')!.click();
  await expect.poll(() => place.textContent).toContain('Left out: ‘one.pdf’ و‘two.pdf’.');
});

it('files that keep a message from being sent are listed in the way of the page’s language [A100, W5]', async () => {
  const files: readonly AttachedFile[] = both.map(({ content: _gone, ...file }) => file as AttachedFile);
  const draft = draftOf('', files);
  draft.refusedFiles.set(files);
  const state = { entries: [], pending: false, inCall: false };
  const store = { subscribe: () => () => undefined, get: () => state } as unknown as ConversationStore;
  const reauth = {
    pendingWork: pendingWorkStore(),
    isExpiredNow: () => false,
    waitForSignIn: async () => false,
    declineCount: () => 0,
  };
  const place = drawn(
    <ReauthProvider value={reauth}>
      <Attach store={store} draft={draft} />
    </ReauthProvider>,
  );
  await expect.poll(() => place.textContent).toContain('remove ‘one.pdf’ و‘two.pdf’ first');
});

it('files whose code could not be fetched are listed in the way of the page’s language [A100, W5]', async () => {
  const Late = lateAttach(vi.fn(() => Promise.reject(new Error('Without a connection'))));
  const place = drawn(<Late store={{} as ConversationStore} draft={draftOf('', both)} />);
  await expect.poll(() => place.textContent).toBe('one.pdf وtwo.pdf');
});
