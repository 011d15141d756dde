import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { keepMessage } from './keepMessage.ts';

/** The texts that the app's field has sent. */
const sent: string[] = [];

function Field({ restored }: { restored: string }) {
  const [text, setText] = useState(restored);
  return createElement('textarea', {
    value: text,
    // What React knows, and not what is in the field alone.
    'data-text': text,
    onChange: (event: { target: HTMLTextAreaElement }) => setText(event.target.value),
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && sent.push(text),
  });
}

/** A prerendered page whose field has the focus, and how React draws it anew. */
function prerendered(restored = '') {
  const place = document.createElement('div');
  place.innerHTML = '<textarea></textarea>';
  document.body.append(place);
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => place.remove());
  const before = place.querySelector('textarea')!;
  const drawn = keepMessage(place);
  async function drawAnew() {
    root.unmount();
    const app = createRoot(place);
    onTestFinished(() => app.unmount());
    app.render(createElement(Field, { restored }));
    await expect.poll(() => place.querySelector('textarea') !== before).toBe(true);
    drawn();
    return place.querySelector('textarea')!;
  }
  return { before, drawAnew };
}

it('what was typed before the app was there is in its field, with the focus and the caret [A50]', async () => {
  const { before, drawAnew } = prerendered();
  before.focus();
  before.value = 'What did I pay';
  before.setSelectionRange(4, 4);
  const field = await drawAnew();
  await expect.poll(() => field.dataset['text']).toBe('What did I pay');
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(4);
});

it('what was restored of an earlier visit is not lost by it [A50]', async () => {
  const { before, drawAnew } = prerendered('An earlier draft.');
  before.value = 'And more';
  const field = await drawAnew();
  await expect.poll(() => field.dataset['text']).toBe('An earlier draft. And more');
});

it('a field that lost the focus before does not get it back [A50]', async () => {
  const { before, drawAnew } = prerendered();
  before.focus();
  before.blur();
  await Promise.resolve();
  const field = await drawAnew();
  expect(document.activeElement).not.toBe(field);
  expect(field.value).toBe('');
});

it.each([
  ['is sent once by the app', '', ['What did I pay']],
  ['is not sent where an earlier draft was restored: both are in the field', 'An earlier draft.', []],
] as const)('what was sent before the app was there %s [A50]', async (_what, restored, expected) => {
  const { before, drawAnew } = prerendered(restored);
  sent.length = 0;
  before.value = 'What did I pay';
  before.dataset['sent'] = '';
  const field = await drawAnew();
  await expect.poll(() => field.dataset['text']).toContain('What did I pay');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual(expected);
});
