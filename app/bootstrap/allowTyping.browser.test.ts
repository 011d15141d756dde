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
