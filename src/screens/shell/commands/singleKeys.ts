/** The key in the browser's local storage that says 'off' where somebody has turned shortcuts of a single key off. */
const storageKey = 'parley-single-keys';

/** Whether the key '?' opens the list of shortcuts on this device. */
export function areSingleKeysOn() {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

/** Where the browser refuses storage, the choice cannot be kept. */
export function turnSingleKeys(on: boolean) {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Nothing depends on it.
  }
}
