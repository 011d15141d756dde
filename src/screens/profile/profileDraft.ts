import type { Profile } from '../../services/data.ts';
import { emitter } from '../../services/emitter.ts';
import { profileFieldNames as fieldNames, type ProfileFieldName } from '../../services/profileFields.ts';

type Texts = Partial<Record<ProfileFieldName, string>>;

/** What was changed in the profile form and is not saved yet. */
export interface ProfileChanges {
  /** The text fields that differ from the stored profile. */
  texts: Texts;
  /** Whether saving removes the stored picture. */
  isPictureRemoved: boolean;
  /** The picture that was chosen. It is kept in memory only, so a reload loses it. */
  picture: Blob | undefined;
}

const noChanges: ProfileChanges = { texts: {}, isPictureRemoved: false, picture: undefined };

const isEmpty = ({ texts, isPictureRemoved, picture }: ProfileChanges) =>
  Object.keys(texts).length === 0 && !isPictureRemoved && !picture;

const isSame = (a: ProfileChanges, b: ProfileChanges) =>
  a.isPictureRemoved === b.isPictureRemoved &&
  a.picture === b.picture &&
  fieldNames.every((name) => a.texts[name] === b.texts[name]);

/** The text fields whose value differs from the stored one. */
export function changedTexts(before: Required<Texts>, now: Required<Texts>): Texts {
  return Object.fromEntries(
    fieldNames.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
}

/** Reads stored changes. Checks everything, because another version of the app or an extension may have written them. */
function readStored(storage: () => Storage, key: string): ProfileChanges {
  try {
    const { texts, removed } = Object(JSON.parse(storage().getItem(key) ?? '{}')) as Record<string, unknown>;
    const found = Object(texts) as Record<string, unknown>;
    const fields = fieldNames
      .filter((name) => typeof found[name] === 'string')
      .map((name) => [name, found[name]]);
    return { ...noChanges, texts: Object.fromEntries(fields) as Texts, isPictureRemoved: removed === true };
  } catch {
    return noChanges;
  }
}

/**
 * Keeps one user's unsaved changes while other views show, and all but the picture over a reload. When `storage` throws, the
 * changes are kept in memory only. `key` is the storage key of this user's draft. [V20]
 */
export function profileDraft(storage: () => Storage, key: string) {
  const { emit, subscribe } = emitter<void>();
  let changes = readStored(storage, key);
  let saving: { compared: Profile; hasStored: Promise<boolean> } | undefined;
  let sentTexts: Texts = {};

  function set(next: ProfileChanges) {
    if (isSame(changes, next)) return;
    changes = next;
    const { texts, isPictureRemoved: removed } = next;
    try {
      if (isEmpty({ ...next, picture: undefined })) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify({ texts, removed }));
    } catch {
      // The storage is full or refused; the changes are still in memory.
    }
    emit();
  }

  return {
    subscribe: (listen: () => void) => subscribe(listen),
    /** Pictures that a row may name whose answer was lost. See `profileSaver`. */
    unsurePictures: new Set<string>(),
    /** The save that is on its way, whichever view shows: the profile that is changed, and whether the changes were stored. */
    saving: () => saving,
    /** Runs a save, unless one is on its way. Resolves to whether that has stored the changes. [R9] */
    async runSave(compared: Profile, save: () => Promise<boolean>) {
      saving ??= { compared, hasStored: save() };
      try {
        return await saving.hasStored;
      } finally {
        saving = undefined;
      }
    },
    /**
     * The texts to send. What was sent before may be stored, although the save has failed: it is sent again, also when it was taken
     * back. [S7, C3]
     */
    textsToSend(compared: Required<Texts>, texts: Required<Texts>): Texts {
      for (const name of fieldNames)
        if (name in sentTexts || texts[name] !== compared[name]) sentTexts[name] = texts[name];
      return sentTexts;
    },
    get: () => changes,
    exists: () => !isEmpty(changes),
    set,
    /** Drops the changes once `saved` is stored, unless more was typed since then. */
    clear(saved = changes) {
      sentTexts = {};
      if (saved === changes) set(noChanges);
    },
  };
}

export type ProfileDraft = ReturnType<typeof profileDraft>;
