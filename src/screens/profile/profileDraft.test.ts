import { expect, it } from 'vitest';
import { forgetUsers, profileDraftKey } from '../shell/tabStorage.ts';
import { changedTexts, profileDraft } from './profileDraft.ts';

/** The part of a browser's storage that is used, with its own keys enumerable as they are there. */
function memory(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_target, name) =>
      name in kept ? { enumerable: true, configurable: true, value: kept[String(name)] } : undefined,
  }) as unknown as Storage;
}

const picture = new Blob(['x'], { type: 'image/png' });
const nothing = { texts: {}, removed: false, picture: undefined };
const ada = profileDraftKey('ada');

it('the draft keeps what was typed for the next view and for a reload, and the picture for the next view alone [V20]', () => {
  const storage = memory();
  const draft = profileDraft(() => storage, ada);
  draft.set({ texts: { location: 'Lisbon' }, removed: true, picture });
  expect(draft.get()).toEqual({ texts: { location: 'Lisbon' }, removed: true, picture });
  expect(profileDraft(() => storage, ada).get()).toEqual({
    texts: { location: 'Lisbon' },
    removed: true,
    picture: undefined,
  });
});

it('the draft belongs to one user, and is gone for everybody after a sign-out [V20]', () => {
  const storage = memory();
  profileDraft(() => storage, ada).set({ ...nothing, texts: { fullName: 'Countess' } });
  expect(profileDraft(() => storage, profileDraftKey('alan')).exists()).toBe(false);
  forgetUsers(() => storage);
  expect(profileDraft(() => storage, ada).exists()).toBe(false);
  expect(Object.keys(storage)).toEqual([]);
});

it('the draft is gone once it is saved, unless more was typed meanwhile [V20]', () => {
  const storage = memory();
  const draft = profileDraft(() => storage, ada);
  draft.set({ ...nothing, texts: { location: 'Lisbon' } });
  const saved = draft.get();
  // The form comes back while the save is on its way, and brings what it was given.
  draft.set({ ...nothing, texts: { location: 'Lisbon' } });
  draft.forget(saved);
  expect(draft.exists()).toBe(false);
  expect(Object.keys(storage)).toEqual([]);

  draft.set({ ...nothing, texts: { location: 'Lisbon' } });
  const sent = draft.get();
  draft.set({ ...nothing, texts: { location: 'Lisbon, Portugal' } });
  draft.forget(sent);
  expect(draft.get().texts).toEqual({ location: 'Lisbon, Portugal' });
});

it('the draft holds only what differs, so that the other fields show what is stored by then [V20]', () => {
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
])('the draft takes nothing from a storage that holds %j [V20]', (stored) => {
  const storage = memory();
  storage.setItem(ada, stored);
  expect(profileDraft(() => storage, ada).get()).toEqual(nothing);
});

it('the draft stays in memory where the browser refuses storage [V20]', () => {
  const draft = profileDraft(() => {
    throw new DOMException('Denied', 'SecurityError');
  }, ada);
  let told = 0;
  draft.subscribe(() => (told += 1));
  draft.set({ ...nothing, texts: { location: 'Lisbon' } });
  expect(draft.exists()).toBe(true);
  draft.forget();
  expect(draft.exists()).toBe(false);
  expect(told).toBe(2);
});
