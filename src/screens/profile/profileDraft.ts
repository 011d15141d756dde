import { emitter } from '../../services/emitter.ts';
import { profileFieldNames as names, type ProfileFieldName } from '../../services/profileFields.ts';

type Texts = Partial<Record<ProfileFieldName, string>>;

/** What was changed in the profile form and is not saved yet. */
export interface ProfileChanges {
  /** What was left alone is absent. */
  texts: Texts;
  /** The present picture is to go. */
  removed: boolean;
  /** Chosen in place of the present one. A reload loses it: it is not stored. */
  picture: Blob | undefined;
}

const nothing: ProfileChanges = { texts: {}, removed: false, picture: undefined };

const isEmpty = ({ texts, removed, picture }: ProfileChanges) =>
  Object.keys(texts).length === 0 && !removed && !picture;

const isSame = (a: ProfileChanges, b: ProfileChanges) =>
  a.removed === b.removed &&
  a.picture === b.picture &&
  names.every((name) => a.texts[name] === b.texts[name]);

/** The texts that differ. */
export function changedTexts(before: Required<Texts>, now: Required<Texts>): Texts {
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
}

/** Anything may lie in the storage. */
function restored(storage: () => Storage, key: string): ProfileChanges {
  try {
    const { texts, removed } = Object(JSON.parse(storage().getItem(key) ?? '{}')) as Record<string, unknown>;
    const found = Object(texts) as Record<string, unknown>;
    const words = names.filter((name) => typeof found[name] === 'string').map((name) => [name, found[name]]);
    return { ...nothing, texts: Object.fromEntries(words) as Texts, removed: removed === true };
  } catch {
    return nothing;
  }
}

/**
 * Keeps one user's unsaved changes while other views show; all but the picture outlives a reload too. `storage` may
 * throw: then everything lives on the page alone.
 */
export function profileDraft(storage: () => Storage, key: string) {
  const { emit, subscribe } = emitter<void>();
  let changes = restored(storage, key);

  function set(next: ProfileChanges) {
    if (isSame(changes, next)) return;
    changes = next;
    const { texts, removed } = next;
    try {
      if (isEmpty({ ...next, picture: undefined })) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify({ texts, removed }));
    } catch {
      // Full or refused: it still lives on the page.
    }
    emit();
  }

  return {
    subscribe: (listen: () => void) => subscribe(listen),
    get: () => changes,
    exists: () => !isEmpty(changes),
    set,
    /** `saved`: what was saved. What has been typed since then stays. */
    forget(saved = changes) {
      if (saved === changes) set(nothing);
    },
  };
}

export type ProfileDraft = ReturnType<typeof profileDraft>;
