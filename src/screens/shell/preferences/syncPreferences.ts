import { errorMessages } from '../../../services/messages.ts';
import {
  automaticPreferences,
  type Preferences,
  type PreferencesPort,
  type StoredPreferences,
} from '../../../services/preferences.ts';
import { preferencesKey } from '../../../services/preferenceKeys.ts';
import { failed, type Result } from '../../../services/result.ts';
import { followLanguage, takeVisitorsLanguage } from '../language/languageChoice.ts';
import type { LanguageValue } from '../language/LanguageProvider.tsx';
import { preferences, remembered, themeOfDevice, type KnownPreferences } from './preferences.ts';

type Change = Partial<Preferences>;

const isEmpty = (change: Change) => Object.keys(change).length === 0;

const loadFailed = failed({ kind: 'unavailable', message: errorMessages.unavailable });

/** What was chosen after `saved` was sent. */
const chosenSince = (unsaved: Change, saved: Change): Change =>
  Object.fromEntries(
    Object.entries(unsaved).filter(
      ([name, value]) => saved[name as keyof Preferences] !== value || !(name in saved),
    ),
  );

/**
 * What applies once the account's row was read. The account's value wins, unless the user has chosen something since the page was
 * opened, or what could not be stored at an earlier visit was not overwritten by another device meanwhile. [U39]
 */
export function merged(known: KnownPreferences, row: StoredPreferences | null): KnownPreferences {
  const theme = themeOfDevice();
  // A choice that was made before the sign-in follows into an account without any.
  const own = row === null && theme ? { theme } : {};
  // What is left from an earlier visit gives way to what another device has written since.
  const isNewest = row === null || row.updatedAt === known.updatedAt;
  const unsaved = isNewest ? { ...own, ...known.unsaved } : { ...known.chosen };
  const { updatedAt, ...stored } = row ?? { ...automaticPreferences, updatedAt: '' };
  return { ...known, shown: { ...stored, ...unsaved }, unsaved, updatedAt };
}

let syncedUser: string | undefined;

/**
 * Reads the account's preferences, then stores each choice, one write at a time; what is chosen during a write goes into the next
 * one. Stops when somebody else is signed in. After a failure it tries again with the next choice, with `preferences.retry`, and
 * when the network is back. What another tab of the account has chosen applies in this one too. `chooseLanguage` is told the
 * account's language once it is known. [U39, W7]
 */
export function syncPreferences(
  userId: string,
  load: () => Promise<PreferencesPort>,
  chooseLanguage: LanguageValue['choose'],
): void {
  // Who has signed out while this code was on its way has no preferences here any more.
  if (syncedUser === userId || preferences.get()?.userId !== userId) return;
  syncedUser = userId;
  let hasRead = false;
  let isRunning = false;

  const ownPreferences = () => {
    const known = preferences.get();
    return known?.userId === userId ? known : undefined;
  };

  const ask = async <T>(request: (port: PreferencesPort) => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      return await request(await load());
    } catch {
      return loadFailed;
    }
  };

  const applyLanguage = () => void followLanguage(ownPreferences()?.shown.language, chooseLanguage);

  /** What another tab has kept last. */
  let ofOtherTab: StoredPreferences | undefined;
  /** An answer of the account may have been overtaken by what another tab has learnt since. */
  const latest = <Row extends StoredPreferences | null>(row: Row) =>
    ofOtherTab && ofOtherTab.updatedAt > (row?.updatedAt ?? '') ? ofOtherTab : row;

  /**
   * Another tab has chosen something, or learnt it from the account. Each tab stores what was chosen in it, and that stays here
   * until it is stored.
   */
  function onStoredByOtherTab({ key }: StorageEvent) {
    const known = key === preferencesKey && ownPreferences();
    const stored = known && remembered(userId);
    // A tab that has only just been opened may know less than this one.
    if (!stored || stored.updatedAt < known.updatedAt) return;
    const { shown, updatedAt } = stored;
    ofOtherTab = { ...automaticPreferences, ...shown, updatedAt };
    preferences.show({
      ...known,
      shown: { ...shown, ...(!known.isOnlyHere && known.unsaved) },
      // Until the account has answered, what is left of an earlier visit belongs to the version that was known then.
      updatedAt: hasRead ? updatedAt : known.updatedAt,
    });
    applyLanguage();
  }

  async function read() {
    const row = await ask((port) => port.load(userId));
    const known = ownPreferences();
    if (!known) return;
    hasRead = row.ok;
    // That the session has ended is said by the whole page, and this device's settings go on.
    if (!row.ok && row.failure.kind === 'session') return;
    if (!row.ok) preferences.set({ ...known, failure: row.failure.message || errorMessages.unexpected });
    else if (row.value === undefined) preferences.set({ ...known, isOnlyHere: true, failure: undefined });
    else {
      preferences.set({ ...merged(known, latest(row.value)), failure: undefined });
      applyLanguage();
    }
  }

  async function write(change: Change) {
    const before = ownPreferences();
    if (!before) return;
    preferences.set({ ...before, isSaving: true, failure: undefined });
    const saved = await ask((port) => port.save(userId, change));
    const known = ownPreferences();
    if (!known) return;
    if (!saved.ok)
      return preferences.set({
        ...known,
        isSaving: false,
        failure: saved.failure.message || errorMessages.unexpected,
      });
    const { updatedAt, ...row } = latest(saved.value);
    const unsaved = chosenSince(known.unsaved, change);
    preferences.set({ ...known, shown: { ...row, ...unsaved }, unsaved, updatedAt, isSaving: false });
    applyLanguage();
  }

  async function run() {
    if (isRunning) return;
    isRunning = true;
    if (!hasRead) await read();
    for (let known = ownPreferences(); hasRead && known; known = ownPreferences()) {
      if (isEmpty(known.unsaved) || known.failure || known.isOnlyHere) break;
      await write(known.unsaved);
    }
    isRunning = false;
  }

  const language = takeVisitorsLanguage();
  if (language) preferences.choose({ language });
  let seen = ownPreferences()?.unsaved;
  const unsubscribe = preferences.subscribe(() => {
    const known = ownPreferences();
    if (!known) {
      syncedUser = undefined;
      removeEventListener('online', preferences.retry);
      removeEventListener('storage', onStoredByOtherTab);
      return unsubscribe();
    }
    const isChosen = known.unsaved !== seen;
    seen = known.unsaved;
    if (isChosen) void run();
  });
  addEventListener('online', preferences.retry);
  addEventListener('storage', onStoredByOtherTab);
  void run();
}
