// What is known here of how the reader wants the app. The first paint uses what this device knew; the account's value wins when it arrives.
import { useSyncExternalStore } from 'react';
import { emitter } from '../../../services/emitter.ts';
import { setFormats } from '../../../services/formats.ts';
import { storedText, storeText } from '../account/storedText.ts';
import { accountThemeKey, preferencesKey, themeStorageKey } from '../../../services/preferenceKeys.ts';
import type { Preferences } from '../../../services/preferences.ts';

export interface KnownPreferences {
  userId: string;
  /** What applies: as stored, with what is not stored yet. */
  shown: Partial<Preferences>;
  /** What was chosen here and is not stored in the account yet. */
  unsaved: Partial<Preferences>;
  /** Which version of the account's row this is; '' when none was seen. */
  updatedAt: string;
  /** The fields below are for this visit and not stored. `chosen`: what the user has chosen since the page was opened. */
  chosen?: Partial<Preferences>;
  isSaving?: boolean;
  /** The backend keeps none: what is chosen stays on this device. */
  isOnlyHere?: boolean;
  /** Why the last attempt to read or write failed, for users. */
  failure?: string | undefined;
}

const { emit, subscribe } = emitter<void>();
/** Of the user who is signed in. */
let known: KnownPreferences | undefined;
/** The device's theme of this visit, where the browser cannot store it. */
let deviceTheme: string | undefined;

export type ThemeChoice = 'system' | 'light' | 'dark';

const themeOf = (value: unknown): Preferences['theme'] =>
  value === 'light' || value === 'dark' ? value : null;
/** The theme that was chosen while nobody was signed in. */
export const themeOfDevice = () => themeOf(deviceTheme ?? storedText(themeStorageKey));
const chosenTheme = () => (known ? themeOf(known.shown.theme) : themeOfDevice());

/** What this device remembers of the user; undefined where nothing, or nothing readable, is stored. */
export function remembered(userId: string): KnownPreferences | undefined {
  try {
    const {
      userId: owner,
      shown,
      unsaved,
      updatedAt,
    } = JSON.parse(storedText(preferencesKey)) as KnownPreferences;
    if (owner === userId) return { userId, shown: { ...shown }, unsaved: { ...unsaved }, updatedAt };
  } catch {
    // It is as if nothing were stored.
  }
  return undefined;
}

function applyTheme() {
  const theme = chosenTheme();
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
}

/** Makes something known. A theme that stays as it was is not applied again: a page around the app may have its own. */
function show(next: KnownPreferences | undefined) {
  const before = chosenTheme();
  known = next;
  setFormats(known?.shown ?? {});
  if (chosenTheme() !== before) applyTheme();
  emit();
}

export const preferences = {
  subscribe,
  get: () => known,
  /** Applies preferences that another tab has stored on this device, without writing them again. */
  show,

  /** What was learnt or done. It applies at once, and is kept on this device for the next visit. */
  set(next: KnownPreferences) {
    show(next);
    const { userId, shown, unsaved, updatedAt } = next;
    storeText(preferencesKey, JSON.stringify({ userId, shown, unsaved, updatedAt }));
    storeText(accountThemeKey, themeOf(shown.theme) ?? 'system');
  },

  /**
   * The account of this user is about to be drawn, in the formats that this device knows. Notifies no subscriber, so it may be
   * called during a render.
   */
  prepare(userId: string) {
    const next =
      known?.userId === userId
        ? known
        : // Until the account has said what it has, the page looks as it did before the sign-in.
          (remembered(userId) ?? { userId, shown: { theme: themeOfDevice() }, unsaved: {}, updatedAt: '' });
    setFormats(next.shown);
    return next;
  },

  /** From now on the preferences of this user apply, as this device knows them. */
  enter: (userId: string) => preferences.set(preferences.prepare(userId)),

  /** From now on those of the device apply. What is known of the user stays here for their next visit. */
  leave() {
    storeText(accountThemeKey, '');
    show(undefined);
  },

  /** The user, or a visitor, chooses something: it applies at once. */
  choose(change: Partial<Preferences>) {
    if (known) {
      const { shown, unsaved } = known;
      preferences.set({
        ...known,
        shown: { ...shown, ...change },
        unsaved: { ...unsaved, ...change },
        chosen: { ...known.chosen, ...change },
        failure: undefined,
      });
    } else {
      const theme = change.theme ?? '';
      storeText(themeStorageKey, theme);
      deviceTheme = storedText(themeStorageKey) === theme ? undefined : theme;
      emit();
    }
    if ('theme' in change) applyTheme();
  },

  /** Tries again to load or to store what failed, and chooses nothing. A visitor has nothing to try again. */
  retry: () => {
    if (known) preferences.choose({});
  },
};

/** What is known of the signed-in user's preferences; undefined for a visitor. Whoever formats is drawn again when it changes. */
export const usePreferences = () => useSyncExternalStore(subscribe, preferences.get, () => undefined);

/** The chosen theme. The bootstrap script applies what is stored before the first paint. */
export function useTheme() {
  // The prerendered page is the same for everybody, so the first render must not know the choice.
  const choice = useSyncExternalStore<ThemeChoice>(
    subscribe,
    () => chosenTheme() ?? 'system',
    () => 'system',
  );
  return { choice, choose: (next: ThemeChoice) => preferences.choose({ theme: themeOf(next) }) };
}
