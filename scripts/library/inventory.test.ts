import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { inventory, publicModules } from './inventory.ts';

it('the inventory shows the component of a folder and hides the other files', () => {
  const files = ['Menu.tsx', 'Menu.css.ts', 'Menu.stories.tsx', 'Menu.guide.tsx', 'MenuSurface.tsx'];
  expect(publicModules('Menu', files)).toEqual(['Menu']);
});

it('the inventory shows all of a folder that has no module of its own name', () => {
  const files = ['toaster.ts', 'toaster.test.ts', 'Toast.css.ts', 'ToastRegion.tsx'];
  expect(publicModules('Toast', files)).toEqual(['ToastRegion', 'toaster']);
});

it('the inventory finds the components, the theme and the services, and no test, story or key', () => {
  const { ui, shared, theme, services } = inventory(resolve(import.meta.dirname, '../..'));
  expect(ui.get('Button')).toEqual(['ui/primitives/Button/Button']);
  expect(ui.get('Toast')).toEqual(['ui/overlays/Toast/ToastRegion', 'ui/overlays/Toast/toaster']);
  // ChatLog's documentation tells its readers to use it.
  expect(ui.get('ChatLog')).toEqual(['ui/agent/ChatLog/ChatLog', 'ui/agent/ChatLog/ChatLogGroup']);
  // A host's error boundary allows one more fetch of a drawer's code, as docs/library.md says.
  expect(shared).toContain('ui/lazyWithPreload');
  expect(ui.has('theme')).toBe(false);
  expect([...ui].filter(([, modules]) => modules.length === 0)).toEqual([]);
  expect(theme).toContain('ui/theme/contract.css');
  expect(services).toContain('services/voice');
  expect(services).not.toContain('services/embedded');
  expect(services.filter((name) => name.includes('.'))).toEqual([]);
});
