import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ConversationsPort, StoredConversation } from '../../../../services/conversations.ts';
import { success } from '../../../../services/result.ts';
import { LanguageProvider } from '../../../shell/language/LanguageProvider.tsx';
import { observableValue } from '../observableValue.ts';
import { conversationList } from './conversationList.ts';
import { Conversations } from './Conversations.tsx';
import type { SavedConversation } from './savedConversation.ts';
import { callTitle } from './storedEntry.ts';

/** The list on a page whose words for conversations without a title are German, with one conversation in it. */
function drawn(title: string) {
  const row = { id: 'one', title, lastEntryAt: '', excerpt: '' } as StoredConversation;
  const port = {
    list: async () => success([row]),
    keptDays: async () => success(null),
    load: async () => success({ entries: [], earlier: undefined }),
  } as unknown as ConversationsPort;
  const saved = {
    list: conversationList({ port: async () => port, userId: 'ada' }),
    state: observableValue({ id: undefined }),
    onChange: () => () => undefined,
  } as unknown as SavedConversation;
  const labels = { Conversations: { call: 'Sprachanruf', conversation: 'Gespräch' } };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <LanguageProvider first={{ language: 'de', locale: 'de', labels }}>
      <Conversations saved={saved} inCall={false} onShown={() => undefined} />
    </LanguageProvider>,
  );
  return async (option: string) => {
    const press = async (role: string, name: string) => {
      const found = () =>
        [...document.querySelectorAll<HTMLElement>(role)].find(
          (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
        );
      await expect.poll(found).toBeTruthy();
      found()!.click();
    };
    await press('button', `Options for ${title === callTitle ? 'Sprachanruf' : 'Gespräch'}`);
    await press('[role=menuitem]', option);
  };
}

const titles = [
  [callTitle, 'Sprachanruf'],
  ['', 'Gespräch'],
] as const;

it.each(titles)('a conversation stored as ‘%s’ is downloaded as %s [L3]', async (stored, shown) => {
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#');
  onTestFinished(() => file.mockRestore());
  const choose = drawn(stored);
  await choose('Download as Markdown');
  await expect.poll(() => file.mock.calls.length).toBe(1);
  expect(await (file.mock.calls[0]![0] as Blob).text()).toContain(`# ${shown}\n`);
});

it.each(titles)('a conversation stored as ‘%s’ is renamed from %s [L3]', async (stored, shown) => {
  const choose = drawn(stored);
  await choose('Rename');
  const title = () => document.querySelector<HTMLInputElement>('input[name=title]')?.value;
  await expect.poll(title).toBe(shown);
});

it.each(titles)('a conversation stored as ‘%s’ is deleted as %s [L3]', async (stored, shown) => {
  const choose = drawn(stored);
  await choose('Delete');
  await expect.poll(() => document.querySelector('dialog[open] bdi')?.textContent).toBe(shown);
});
