// The conversation as the database keeps it, for the user's other tabs and devices:
//   savedConversation.ts    stores what changes, takes in what others change; useSavedConversation.ts: fetches that code
//   shownConversation.ts    which conversation is shown; outbox.ts, writes.ts: what is still to be sent. Both survive a reload
//   readStored.ts           reads what is stored; backingOff.ts: tries what has failed again, each time later
//   mergeEntries.ts         the page's entries together with those of other pages; storedEntry.ts: one as it is stored
//   conversationList.ts     the list: pages, search, rename, delete; exportThread.ts: text, Markdown or JSON
//   Conversations.tsx       the list, with ConversationQuestions.tsx; ConversationsDialog.tsx: in a dialog; SavingNotice.tsx: what the
//                           chat says of it; lazySaving.ts: fetches that with the rest
import { systemClock, type Clock } from '../../../../services/clock.ts';
import type { ConversationsPort, StoredEntry } from '../../../../services/conversations.ts';
import { emitter } from '../../../../services/emitter.ts';
import { randomUuid } from '../../../../services/randomId.ts';
import type { ConversationStore } from '../conversation.ts';
import type { Entry } from '../entries.ts';
import { backingOff } from './backingOff.ts';
import { conversationList } from './conversationList.ts';
import { byId, mergeEntries } from './mergeEntries.ts';
import { outbox } from './outbox.ts';
import { pageSize, readStored } from './readStored.ts';
import { shownConversation, shownProblem } from './shownConversation.ts';
import { changesSince, fromStored, isStorable, titleOf } from './storedEntry.ts';

export interface SavedConversationOptions {
  store: Pick<ConversationStore, 'get' | 'subscribe' | 'clear' | 'merge'>;
  port: () => Promise<ConversationsPort>;
  userId: string;
  /** The tab's storage, which is emptied when the user leaves. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  clock?: Clock;
}

/** Keeps the conversation of `store` in the database, and shows there what other tabs and devices add. [L1, L5, L7] */
export function savedConversation(options: SavedConversationOptions) {
  const { store, port, userId, storage, key, clock = systemClock } = options;
  const shown = shownConversation(storage, `${key}-id`);
  const box = outbox({ port, userId, storage, key: `${key}-outbox`, clock, onMissing: keepUnsaved });
  const stored = readStored(port, userId, clock);
  const list = conversationList({ port, userId, onRead: tryAgain });
  const retrying = backingOff(clock);
  const changes = emitter<void>();
  /** The entries that the database has, or will be told of by the outbox. Another object under the same id has changed. */
  let noted = new Map<string, Entry>();
  let isConnected = false;
  let opening = 0;
  /** Something has changed while the newest conversation was being read, perhaps too late for that answer. */
  let hasChanged = false;
  /** Counts the changes of which conversation is shown. An answer that was asked for by an earlier one is dropped. */
  let shownVersion = 0;

  /** Tells the outbox what has changed on the page; the first entry begins a conversation. */
  function note() {
    const { id, status, isBegun } = shown.get();
    if (!isConnected || status !== 'ready') return;
    const { entries } = store.get();
    const { unsent, gone } = changesSince(noted, entries);
    noted = byId(entries);
    if (id && isBegun && entries.length === 0 && gone.length > 0) {
      // The user has cleared it.
      shownVersion++;
      box.remove(id);
      shown.begin();
    } else if (id && isBegun && gone.length > 0) box.removeEntries(id, gone);
    if (unsent.length > 0) {
      const conversation = id ?? randomUuid();
      box.put(conversation, unsent, isBegun ? undefined : titleOf(entries));
      if (!isBegun) shown.set({ id: conversation, isBegun: true });
    }
    void box.send();
  }

  /** The conversation is not there any more: what was not stored of it begins a new one. */
  function keepUnsaved(conversation: string, unsaved: readonly StoredEntry[]) {
    if (conversation !== shown.get().id) return;
    shownVersion++;
    noted = new Map();
    shown.set({ id: undefined, isBegun: false, earlier: undefined, isGone: true });
    // What is not to be stored yet, such as a task that is being done, is in no outbox.
    const stays = (entry: Entry) => !isStorable(entry) || unsaved.some(({ id }) => id === entry.id);
    store.merge(store.get().entries.filter(stays));
  }

  /** Shows what is new in the conversation that is shown. Resolves to whether it could be read. */
  async function refresh(): Promise<boolean> {
    const [{ id }, ownVersion] = [shown.get(), shownVersion];
    if (!id) return true;
    // What is stored while the answer is on its way may not be in it.
    const isStored = (entry: Entry) => isStorable(entry) && !box.holds(id, entry.id);
    const known = new Set(store.get().entries.filter(isStored));
    const found = await stored.newestEntries(id);
    if (ownVersion !== shownVersion || !isConnected || !found) return false;
    const { entries: local, pending, inCall } = store.get();
    if (!found.ok) {
      const isGone = found.failure.kind === 'not-found' && !box.isWaiting(id) && !pending && !inCall;
      if (isGone) keepUnsaved(id, []);
      return isGone;
    }
    const merged = mergeEntries({
      local,
      remote: fromStored(found.value.entries).filter((entry) => !box.hasRemoved(entry.id)),
      isWhole: found.value.earlier === undefined,
      isStored: (entry) => known.has(entry),
    });
    if (shown.get().earlier === undefined && local.length <= pageSize)
      shown.set({ earlier: found.value.earlier });
    if (merged !== local) {
      noted = byId(merged);
      store.merge(merged);
    }
    return true;
  }

  /** Shows a conversation in place of the present one. Resolves to whether that worked. */
  async function show(id: string): Promise<boolean> {
    const ownVersion = ++shownVersion;
    const found = await stored.newestEntries(id);
    if (ownVersion !== shownVersion || !isConnected || !found?.ok) return false;
    const entries = fromStored(found.value.entries);
    // What the user has said while no conversation was there goes on in this one.
    const said = shown.get().status === 'ready' ? [] : store.get().entries;
    noted = byId(entries);
    shown.show(id, found.value.earlier);
    if (said.length > 0) store.merge([...entries, ...said]);
    else store.clear(entries);
    return true;
  }

  /** Shows the user's newest conversation, or none if there is none. */
  async function showNewest() {
    const ownVersion = ++shownVersion;
    // While it is tried again, the notice that it failed stays.
    if (shown.get().status !== 'failed') shown.set({ status: 'loading' });
    hasChanged = false;
    const found = await stored.newest();
    if (ownVersion !== shownVersion || !isConnected) return;
    const newest = found?.ok ? found.value[0] : undefined;
    const isShown = newest ? await show(newest.id) : found?.ok === true;
    if (!isConnected || shownVersion > ownVersion + (newest ? 1 : 0)) return;
    shown.set({ status: isShown ? 'ready' : 'failed' });
    if (isShown) retrying.succeeded();
    else retrying.again(tryAgain);
    note();
    if (hasChanged) onChange();
  }

  /** The database may answer again: what was not stored is sent, and what could not be shown asked for. */
  function tryAgain() {
    if (isConnected && opening === 0 && shown.get().status === 'failed') void showNewest();
    else void box.send();
  }

  /** The user opens one. Resolves to whether that worked. */
  async function open(id: string) {
    opening++;
    const isShown = await show(id);
    opening--;
    if (isShown || !isConnected || shown.get().status === 'ready') return isShown;
    shown.set({ status: 'failed' });
    retrying.again(tryAgain);
    return false;
  }

  function start(entries: readonly Entry[]) {
    const [{ id, isNew }, last] = [shown.get(), entries.at(-1)];
    if (!id && !isNew && !last) return showNewest();
    // The end of a call that the page was left in was added at this reload.
    const isAdded = last?.type === 'call-end' && last.endedBy === 'page';
    if (id) noted = byId(isAdded ? entries.slice(0, -1) : entries);
    shown.set({ status: 'ready', isBegun: id !== undefined });
    note();
    return refresh();
  }

  /** Another page has changed something, so that the database answers. One that was left empty here takes up what begins there. */
  function onChange() {
    changes.emit();
    void box.send();
    const { id, status, isNew } = shown.get();
    if (status === 'ready' && !id && !isNew && store.get().entries.length === 0) void showNewest();
    else if (status === 'ready') void refresh();
    else hasChanged = true;
  }

  /** The next message begins a new conversation. */
  function begin() {
    shownVersion++;
    noted = new Map();
    shown.begin();
    store.clear();
  }

  /** Resolves when it is known whether that has helped. */
  async function retry() {
    retrying.cancel();
    await (shown.get().status === 'failed' ? showNewest() : box.send());
  }

  return {
    state: { subscribe: shown.subscribe, get: shown.get },
    problem: shownProblem(box, shown),
    /** Something has changed in another tab or on another device, or by this page. */
    onChange: changes.subscribe,
    retry,
    show: open,
    list,
    /** Deletes a conversation. Resolves to whether it is gone. */
    async remove(id: string): Promise<boolean> {
      if (!(await list.remove(id))) return false;
      box.forget(id);
      if (id === shown.get().id) begin();
      void box.send();
      return true;
    },
    begin,
    /** Adds the entries before those that are shown. Resolves to whether they could be read. */
    async loadEarlier(): Promise<boolean> {
      const [{ id, earlier }, ownVersion] = [shown.get(), shownVersion];
      if (!id || earlier === undefined) return true;
      const found = await stored.earlierEntries(id, earlier);
      if (ownVersion !== shownVersion || !isConnected || !found?.ok) return false;
      const { entries: local } = store.get();
      const known = new Set(local.map((entry) => entry.id));
      const older = fromStored(found.value.entries).filter((entry) => !known.has(entry.id));
      for (const entry of older) noted.set(entry.id, entry);
      shown.set({ earlier: found.value.earlier });
      store.merge([...older, ...local], 'earlier');
      return true;
    },

    /** Begins to store and to listen: `restored` was there before the page was loaded. Returns a function that ends both. */
    connect(restored = store.get().entries) {
      isConnected = true;
      box.open();
      const onOnline = () => void retry();
      addEventListener('online', onOnline);
      const ends = [store.subscribe(note), stored.watch(onChange)];
      void start(restored);
      return () => {
        isConnected = false;
        shownVersion++;
        removeEventListener('online', onOnline);
        retrying.cancel();
        box.close();
        for (const end of ends) end();
      };
    },
  };
}

export type SavedConversation = ReturnType<typeof savedConversation>;
