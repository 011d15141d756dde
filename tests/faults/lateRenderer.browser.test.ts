import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ChatThread } from '../../src/screens/agent/chat/ChatThread.tsx';
import { begin, memory, said } from '../../src/screens/agent/conversation/conversation.fixture.ts';
import { announcements } from '../../mocks/announcements.ts';

/** Holds the Markdown renderer's code back until `release` is called. Works once in a page. */
async function holdRenderer() {
  let release: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = vi.fn<() => void>();
  const worker = setupWorker(
    http.get(/\/ui\/primitives\/Markdown\/Markdown\.tsx/, async () => {
      asked();
      await free;
      return passthrough();
    }),
  );
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  // Not awaited: it would wait for the request that is held back.
  onTestFinished(() => void worker.stop());
  return { asked, release };
}

/** The storage of an earlier page with a finished conversation. */
async function keptThread() {
  const storage = memory();
  const { store, requests, leave } = begin({ storage });
  store.send('What plan am I on?');
  requests[0]?.reply(said('You are on **Pro**.'));
  await expect.poll(() => store.get().pending).toBe(false);
  leave();
  return storage;
}

function open(store: ReturnType<typeof begin>['store']) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(createElement(ChatThread, { store, empty: null, onAsk: () => undefined }));
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

/** A longer timeout than usual, because the machine may be busy. */
const patient = { timeout: 15_000 };
const words = async (text: string) => {
  await expect.element(page.getByText(text), patient).toBeVisible();
};

const bold = () =>
  [...document.querySelectorAll('[role="log"] strong')].map(({ textContent }) => textContent);

it('what was said before is not read out when its renderer arrives; what came meanwhile is, once [S8]', async () => {
  const renderer = await holdRenderer();
  const { store, requests } = begin({ storage: await keptThread() });
  open(store);
  // Without the marks of Markdown, and not bold yet.
  await words('You are on Pro.');
  expect(bold()).toEqual([]);
  const { heard, end } = announcements(page.getByRole('log').element() as HTMLElement);
  onTestFinished(end);

  store.send('And the price?');
  requests[0]?.reply(said('It is **$29** a month.'));
  await words('It is $29 a month.');
  await expect.poll(() => renderer.asked.mock.calls.length, patient).toBe(1);
  expect(heard).toEqual(['Agent said']);

  renderer.release();
  await expect.poll(bold, patient).toEqual(['Pro', '$29']);
  await expect.poll(() => heard.join(''), patient).toBe('Agent saidIt is $29 a month.');
});
