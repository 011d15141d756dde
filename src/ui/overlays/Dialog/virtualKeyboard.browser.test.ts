import { expect, it, onTestFinished, vi } from 'vitest';
import { keyboardHeightVar } from './Modal.css.ts';
import { keepAboveKeyboard } from './virtualKeyboard.ts';

it('a dialog that opens while the keyboard of a phone is open already fits above it [A56]', () => {
  const viewport = Object.assign(new EventTarget(), { height: innerHeight - 300, scale: 1, offsetTop: 0 });
  const given = vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(viewport as VisualViewport);
  onTestFinished(() => given.mockRestore());
  const dialog = document.createElement('dialog');
  onTestFinished(keepAboveKeyboard(dialog));
  expect(dialog.style.getPropertyValue(keyboardHeightVar)).toBe('300px');
});
