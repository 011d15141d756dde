import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Modal } from './Modal.tsx';

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
afterEach(() => root.unmount());

/** A dialog whose owner keeps it open while it is busy. */
function Owner({ onAsked }: { onAsked: () => void }) {
  const [open, setOpen] = useState(true);
  const [isBusy, setIsBusy] = useState(true);
  return (
    <Modal
      open={open}
      aria-label="Busy"
      onClose={() => {
        onAsked();
        if (!isBusy) setOpen(false);
      }}
    >
      <button>First</button>
      <button onClick={() => setIsBusy(false)}>Answered</button>
    </Modal>
  );
}

// In a story Escape is an event of the page; only the browser's own key closes a dialog.
it('a dialog whose owner keeps it open stays, with its focus, however often Escape is pressed [H1]', async () => {
  const asked = vi.fn();
  root.render(<Owner onAsked={asked} />);
  await vi.waitUntil(() => place.querySelector('dialog')?.open);
  const dialog = place.querySelector('dialog')!;
  const second = [...dialog.querySelectorAll('button')][1]!;
  const closed = vi.fn();
  dialog.addEventListener('close', closed);
  second.focus();
  for (let times = 1; times <= 6; times++) {
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => asked.mock.calls.length).toBeGreaterThanOrEqual(times);
    await expect.poll(() => dialog.open).toBe(true);
    await expect.poll(() => document.activeElement).toBe(second);
  }
  // Otherwise this browser would not show what is proved here.
  expect(closed).toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => place.querySelector('dialog:not([inert])')).toBeNull();
  expect(document.documentElement.dataset['modalOpen']).toBeUndefined();
});
