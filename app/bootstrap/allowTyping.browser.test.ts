import { expect, it } from 'vitest';
import { allowTyping } from './allowTyping.ts';

it('of the prerendered account only the field for a message can be used [A50]', () => {
  const page = document.createElement('div');
  page.innerHTML =
    '<div inert><nav><button>Menu</button></nav><aside><button>Call</button><p><textarea></textarea><button>Send</button></p></aside></div>';
  document.body.append(page);
  allowTyping(page);
  expect(page.querySelector('textarea')!.closest('[inert]')).toBeNull();
  for (const button of page.querySelectorAll('button')) expect(button.closest('[inert]')).not.toBeNull();
  page.remove();
});

it('a prerendered page without such a field stays inert as a whole [A50]', () => {
  const page = document.createElement('div');
  page.innerHTML = '<div inert><button>Menu</button></div>';
  allowTyping(page);
  expect(page.firstElementChild).toHaveProperty('inert', true);
});

it('Enter in that field begins no new line, and is noted; with Shift, or while an input method composes, it is not [A50, R6]', () => {
  const page = document.createElement('div');
  page.innerHTML = '<div inert><textarea></textarea></div>';
  allowTyping(page);
  const field = page.querySelector('textarea')!;
  const press = (more: KeyboardEventInit = {}) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, ...more }));
  expect(press()).toBe(false);
  expect(field.dataset['sent']).toBeUndefined();
  field.value = 'What did I pay?';
  expect(press({ shiftKey: true })).toBe(true);
  expect(press({ isComposing: true })).toBe(true);
  expect(press({ key: 'a' })).toBe(true);
  expect(field.dataset['sent']).toBeUndefined();
  expect(press()).toBe(false);
  expect(field.dataset['sent']).toBe('');
});

it('whoever goes on typing after Enter has not sent half of that [A50]', () => {
  const page = document.createElement('div');
  page.innerHTML = '<div inert><textarea>What did I pay?</textarea></div>';
  allowTyping(page);
  const field = page.querySelector('textarea')!;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
  field.value += ' And my pass';
  field.dispatchEvent(new InputEvent('input'));
  expect(field.dataset['sent']).toBeUndefined();
});
