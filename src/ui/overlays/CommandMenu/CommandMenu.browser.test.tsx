import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CommandMenu } from './CommandMenu.tsx';

/** An open menu. `show`: gives it other commands, by their names. */
function drawn() {
  const onSelect = vi.fn<(name: string) => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = async (...names: string[]) => {
    const commands = names.map((name) => ({
      id: name,
      label: name,
      icon: <i />,
      onSelect: () => onSelect(name),
    }));
    root.render(
      <CommandMenu
        open
        onClose={() => undefined}
        onAsk={() => undefined}
        groups={[{ label: 'Go to', commands }]}
      />,
    );
    const options = () => [...place.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
    await expect.poll(options).toEqual(names);
  };
  const press = (key: string) =>
    place.querySelector('input')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const marked = () => place.querySelector('[role=option][aria-selected=true]')?.textContent;
  return { show, press, marked, onSelect };
}

it('the last command is marked when the marked one and those below it are gone', async () => {
  const { show, press, marked, onSelect } = drawn();
  await show('One', 'Two', 'Three');
  press('ArrowUp');
  await expect.poll(marked).toBe('Three');
  await show('One', 'Two');
  expect(marked()).toBe('Two');
  press('ArrowUp');
  await expect.poll(marked).toBe('One');
  press('Enter');
  expect(onSelect.mock.calls).toEqual([['One']]);
});

it('the arrow keys do nothing while there are no commands, and mark the first one once they are there', async () => {
  const { show, press, marked } = drawn();
  await show('One');
  await show();
  press('ArrowDown');
  press('ArrowUp');
  await show('One', 'Two');
  expect(marked()).toBe('One');
  press('ArrowDown');
  await expect.poll(marked).toBe('Two');
});
