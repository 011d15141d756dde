import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatComposer } from './agent/ChatComposer/ChatComposer.tsx';
import { Dialog } from './overlays/Dialog/Dialog.tsx';
import { nothing } from './guide.ts';

const errors: unknown[] = [];
const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
const draw = (element: ReactElement) => root.render(element);
afterEach(() => vi.unstubAllGlobals());

it('a ChatComposer can be tested where CSS has no functions, as in jsdom', async () => {
  vi.stubGlobal('CSS', undefined);
  draw(<ChatComposer value="" onChange={nothing} onSend={nothing} />);
  await vi.waitUntil(() => place.querySelector('textarea') ?? errors.length > 0);
  expect(errors).toEqual([]);
});

it('a Dialog closes where elements cannot tell their animations, as in jsdom', async () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={nothing} title="Sure?">
      Yes
    </Dialog>
  );
  draw(dialog(true));
  await vi.waitUntil(() => place.querySelector('dialog')?.open);
  place.querySelector('dialog')!.getAnimations = undefined as never;
  draw(dialog(false));
  await vi.waitUntil(() => !place.querySelector('dialog'));
  expect(errors).toEqual([]);
});
