import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { useForm } from './useForm.ts';

type Form = ReturnType<typeof useForm<{ name: string; place: string }>>;

const checks = { name: (value: string) => (value ? undefined : 'Say your name.'), place: () => undefined };

/** A form whose initial values come from elsewhere. */
async function drawn() {
  const held: { form?: Form } = {};
  function Held(initial: { name: string; place: string }) {
    const form = useForm(initial, checks, async () => undefined);
    useEffect(() => {
      held.form = form;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const draw = (name: string, place: string) => root.render(createElement(Held, { name, place }));
  draw('', 'Rome');
  await expect.poll(() => held.form).toBeDefined();
  return { draw, now: () => held.form! };
}

it('a field that nobody has changed follows its initial value, and its error goes; what was typed stays [S7]', async () => {
  const { draw, now } = await drawn();
  now().field('place').onChange('Paris');
  await expect.poll(() => now().values.place).toBe('Paris');
  now().submit();
  await expect.poll(() => now().field('name').error).toBe('Say your name.');
  draw('Ada', 'Lisbon');
  await expect.poll(() => now().values).toEqual({ name: 'Ada', place: 'Paris' });
  expect(now().field('name').error).toBeUndefined();
  expect(now().isDirty).toBe(true);
});
