import { createElement, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import type { BootState } from './bootState.ts';
import { replayInput } from './replayInput.ts';

interface FormProps {
  onCommit?: () => void;
  onReady?: () => void;
  onValues?: (values: Record<string, string>) => void;
}

/** Two fields of one form, whose values are React's, as on the sign-in form. */
function Form({ onCommit, onReady, onValues }: FormProps) {
  const [values, setValues] = useState<Record<string, string>>({ email: '', password: '' });
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => onValues?.(values), [onValues, values]);
  return createElement(
    'form',
    null,
    Object.keys(values).map((name) =>
      createElement('input', {
        key: name,
        name,
        value: values[name],
        onChange: ({ target: { value } }: { target: HTMLInputElement }) =>
          setValues((before) => ({ ...before, [name]: value })),
      }),
    ),
  );
}

let root: Root | undefined;
const listening = { controller: new AbortController() };
afterEach(() => {
  root?.unmount();
  listening.controller.abort();
  document.body.replaceChildren();
});

const expected = { email: 'ada@example.com', password: 'correct-horse' };

/** Types as a browser does: past React's own setter, and with an event that the bootstrap script keeps from React. */
function type(place: HTMLElement) {
  for (const [name, text] of Object.entries(expected)) {
    const field = place.querySelector<HTMLInputElement>(`[name=${name}]`);
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

type Moment = 'before React' | 'while React takes over';

function hydrate(when: Moment) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(createElement(Form));
  document.body.append(place);
  listening.controller = new AbortController();
  const { signal } = listening.controller;
  const state: BootState = {
    view: 'signin',
    isAppStarting: true,
    presses: [],
    spoken: { language: 'en', locale: 'en' },
    speakEnglish: () => undefined,
    stopListening: () => listening.controller.abort(),
  };
  addEventListener(
    'input',
    (event) => {
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  if (when === 'before React') type(place);
  const onValues = vi.fn<(values: Record<string, string>) => void>();
  const onCommit = () => {
    if (when === 'while React takes over') type(place);
  };
  root = hydrateRoot(place, createElement(Form, { onCommit, onReady: replayInput(place, state), onValues }));
  return { place, onValues };
}

it.each<Moment>(['before React', 'while React takes over'])(
  'what is typed into two fields %s stays in both, and the form knows it',
  async (when) => {
    const { place, onValues } = hydrate(when);
    await vi.waitFor(() => expect(onValues).toHaveBeenLastCalledWith(expected));
    for (const field of place.querySelectorAll('input'))
      expect(field.value).toBe(expected[field.name as keyof typeof expected]);
  },
);
