import { expect, it } from 'vitest';
import { clearUserData, draftKey, planChangeKey, profileDraftKey, threadKey } from '../shell/tabStorage.ts';
import { changedTexts, profileDraft } from './profileDraft.ts';

/** An in-memory Storage whose stored keys are enumerable, as they are in a browser. */
function memory(): Storage {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void delete entries[key],
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(entries),
    getOwnPropertyDescriptor: (_target, name) =>
      name in entries ? { enumerable: true, configurable: true, value: entries[String(name)] } : undefined,
  }) as unknown as Storage;
}

const picture = new Blob(['x'], { type: 'image/png' });
const noChanges = { texts: {}, isPictureRemoved: false, picture: undefined };
const ada = profileDraftKey('ada');

it('the draft keeps what was typed over a change of view and a reload, and the picture over a change of view only [V20]', () => {
  const storage = memory();
  const draft = profileDraft(() => storage, ada);
  draft.set({ texts: { location: 'Lisbon' }, isPictureRemoved: true, picture });
  expect(draft.get()).toEqual({ texts: { location: 'Lisbon' }, isPictureRemoved: true, picture });
  expect(profileDraft(() => storage, ada).get()).toEqual({
    texts: { location: 'Lisbon' },
    isPictureRemoved: true,
    picture: undefined,
  });
});

it('the draft belongs to one user, and all drafts are gone after a sign-out [V20]', () => {
  const storage = memory();
  profileDraft(() => storage, ada).set({ ...noChanges, texts: { fullName: 'Countess' } });
  expect(profileDraft(() => storage, profileDraftKey('alan')).exists()).toBe(false);
  clearUserData(() => storage);
  expect(profileDraft(() => storage, ada).exists()).toBe(false);
  expect(Object.keys(storage)).toEqual([]);
});

it('what who signs in has typed and not stored yet stays, and that of others in this tab is gone [V20, L7, S1]', () => {
  const storage = memory();
  const conversation = (userId: string) => `${threadKey(userId)}-id`;
  const unsent = (userId: string) => `${threadKey(userId)}-outbox`;
  const keys = [threadKey, conversation, unsent, draftKey, profileDraftKey, planChangeKey];
  for (const userId of ['ada', 'adam']) for (const key of keys) storage.setItem(key(userId), 'x');
  clearUserData(() => storage, 'ada');
  expect(Object.keys(storage)).toEqual(keys.map((key) => key('ada')));
});

it('a saved draft is gone, unless more was typed while it was being saved [V20]', () => {
  const storage = memory();
  const draft = profileDraft(() => storage, ada);
  draft.set({ ...noChanges, texts: { location: 'Lisbon' } });
  const saved = draft.get();
  // The form mounts again while the save is on its way, and sets the same changes.
  draft.set({ ...noChanges, texts: { location: 'Lisbon' } });
  draft.clear(saved);
  expect(draft.exists()).toBe(false);
  expect(Object.keys(storage)).toEqual([]);

  draft.set({ ...noChanges, texts: { location: 'Lisbon' } });
  const sent = draft.get();
  draft.set({ ...noChanges, texts: { location: 'Lisbon, Portugal' } });
  draft.clear(sent);
  expect(draft.get().texts).toEqual({ location: 'Lisbon, Portugal' });
});

it('what was sent before is sent again when it is taken back, until it is stored or given up [S7, C3]', () => {
  const draft = profileDraft(memory, ada);
  const before = { fullName: 'Ada', location: 'Porto', description: '' };
  expect(draft.textsToSend(before, { ...before, location: 'Lisbon' })).toEqual({ location: 'Lisbon' });
  expect(draft.textsToSend(before, before)).toEqual({ location: 'Porto' });
  draft.clear();
  expect(draft.textsToSend(before, before)).toEqual({});
});

it('the draft holds only the fields that were changed, so that the others show what is stored by then [V20]', () => {
  const before = { fullName: 'Ada', location: 'London', description: '' };
  expect(changedTexts(before, before)).toEqual({});
  expect(changedTexts(before, { ...before, location: '' })).toEqual({ location: '' });
});

it.each([
  '',
  '{',
  'null',
  '5',
  '[]',
  '{"texts":{"fullName":{"a":1},"location":7,"other":"x"},"removed":"yes"}',
])('the draft ignores a storage that holds %j [V20]', (stored) => {
  const storage = memory();
  storage.setItem(ada, stored);
  expect(profileDraft(() => storage, ada).get()).toEqual(noChanges);
});

it('the draft is kept in memory when the browser refuses storage [V20]', () => {
  const draft = profileDraft(() => {
    throw new DOMException('Denied', 'SecurityError');
  }, ada);
  let changeCount = 0;
  draft.subscribe(() => (changeCount += 1));
  draft.set({ ...noChanges, texts: { location: 'Lisbon' } });
  expect(draft.exists()).toBe(true);
  draft.clear();
  expect(draft.exists()).toBe(false);
  expect(changeCount).toBe(2);
});
