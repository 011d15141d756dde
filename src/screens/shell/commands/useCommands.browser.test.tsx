import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ServicesProvider, type Services } from '../services.tsx';
import { useCommands } from './useCommands.tsx';

const nothing = () => undefined;
const actions = { onOpen: nothing, onGo: nothing, onAsk: nothing, onTalk: undefined, onSignOut: nothing };

function Page() {
  const { button, dialogs } = useCommands(actions);
  return (
    <>
      {button}
      <div id="dialogs">{dialogs}</div>
    </>
  );
}

beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    delete document.documentElement.dataset['modalOpen'];
  });
  root.render(
    <ServicesProvider value={{} as Services}>
      <Page />
    </ServicesProvider>,
  );
  await vi.waitUntil(() => place.querySelector('button'));
});

const press = () =>
  dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }));
const open = () => document.querySelector('#dialogs dialog[open]');
/** Until the code is there, and what it shows is drawn. */
async function loaded() {
  await import('./Commands.tsx');
  await new Promise((resolve) => setTimeout(resolve, 300));
}

it('the command menu opens once its code is there [U19]', async () => {
  press();
  await expect.poll(open, { timeout: 5000 }).not.toBeNull();
});

it('the command menu does not open above a dialog that opened while its code was loading [U19]', async () => {
  press();
  document.documentElement.dataset['modalOpen'] = '';
  await loaded();
  expect(open()).toBeNull();
});

it('the keys of the command menu close it again while its code is loading [U19]', async () => {
  press();
  await new Promise((resolve) => setTimeout(resolve));
  press();
  await loaded();
  expect(open()).toBeNull();
});
