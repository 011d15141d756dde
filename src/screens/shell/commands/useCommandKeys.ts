import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysOn } from './singleKeys.ts';

/** What the keyboard opens: the command menu, or the list of shortcuts. */
export type CommandDialog = 'menu' | 'shortcuts';

/** Apple's keyboards have ⌘, and Ctrl+K deletes the rest of the line in their text fields. */
export const isApple = () => /^(?:Mac|iP)/.test(navigator.platform);

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Which dialog a press of a key asks for. A single key does nothing while somebody types. */
function pressedCommand(event: KeyboardEvent): CommandDialog | undefined {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return undefined;
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  const isCommandKey = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  // The key may write no Latin letter, as on an Arabic keyboard. Where it writes another one, as on a Dvorak keyboard, the letter counts.
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && key > 'z');
  if (isCommandKey && !shiftKey && isK) return 'menu';
  if ((key === '?' || key === '؟') && !ctrlKey && !metaKey && !isTyping(event) && areSingleKeysOn())
    return 'shortcuts';
  return undefined;
}

/**
 * Listens for the keys of the command menu and of the list of shortcuts. `shown`: the one that is open, which the same keys close.
 * Above another dialog nothing opens: that one has to be answered first. [U19, U20]
 */
export function useCommandKeys(
  shown: CommandDialog | undefined,
  onChange: (next: CommandDialog | undefined) => void,
) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const pressed = pressedCommand(event);
    if (!pressed) return;
    if (shown === undefined && document.documentElement.dataset['modalOpen'] !== undefined) return;
    // Some browsers have a command of their own for Ctrl+K.
    event.preventDefault();
    onChange(shown === pressed ? undefined : pressed);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
