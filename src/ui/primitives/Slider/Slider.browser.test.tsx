import type { ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Slider, type SliderProps } from './Slider.tsx';

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});

const ofNobody = (more: Partial<SliderProps> = {}) => (
  <Slider label="Volume" name="volume" icon={<svg />} defaultValue={0.25} {...more} />
);

const slider = () => place.querySelector<HTMLInputElement>('input')!;
/** Its value, and what it says and draws of that. */
const told = () => [slider().value, slider().ariaValueText, slider().style.getPropertyValue('--filled')];
const paint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function draw(element: ReactElement) {
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(element);
  await vi.waitUntil(() => slider() !== null);
  return (next: ReactElement) => root.render(next);
}

async function moveUp() {
  slider().focus();
  await userEvent.keyboard('{ArrowRight}');
}

describe('a slider that nobody owns', () => {
  it('says and draws its value, and begins anew with its form, at once [Y4]', async () => {
    await draw(<form>{ofNobody()}</form>);
    await expect.poll(told).toEqual(['0.25', '25%', '25%']);
    await moveUp();
    await expect.poll(told).toEqual(['0.3', '30%', '30%']);
    const form = slider().form!;
    form.reset();
    expect(new FormData(form).get('volume')).toBe('0.25');
    await expect.poll(told).toEqual(['0.25', '25%', '25%']);
  });

  it('stays as it is where its form is not reset after all [Y4]', async () => {
    await draw(<form onReset={(event) => event.preventDefault()}>{ofNobody()}</form>);
    await moveUp();
    slider().form!.reset();
    await paint();
    await expect.poll(told).toEqual(['0.3', '30%', '30%']);
  });

  it('begins anew with a form that came later, elsewhere on the page [Y4]', async () => {
    const draws = await draw(<div>{ofNobody({ form: 'later' })}</div>);
    draws(
      <div>
        {ofNobody({ form: 'later' })}
        <form id="later" />
      </div>,
    );
    await vi.waitUntil(() => slider().form);
    await moveUp();
    slider().form!.reset();
    await expect.poll(told).toEqual(['0.25', '25%', '25%']);
  });

  it('says the step and the limit that the browser chose [Y4]', async () => {
    const draws = await draw(ofNobody({ defaultValue: 0.33 }));
    await expect.poll(told).toEqual(['0.35', '35%', '35%']);
    draws(<div>{ofNobody({ defaultValue: 2 })}</div>);
    await expect.poll(told).toEqual(['1', '100%', '100%']);
  });

  it('keeps what was moved before React was there [Y4]', async () => {
    place.innerHTML = renderToString(ofNobody());
    slider().valueAsNumber = 0.8;
    const root = hydrateRoot(place, ofNobody());
    onTestFinished(() => root.unmount());
    await expect.poll(told).toEqual(['0.8', '80%', '80%']);
  });
});

it('a slider whose owner refuses a change does not remember it [Y4]', async () => {
  const draws = await draw(ofNobody({ value: 0.5 }));
  await moveUp();
  await expect.poll(told).toEqual(['0.5', '50%', '50%']);
  // React warns of the change.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  draws(ofNobody());
  await paint();
  await expect.poll(told).toEqual(['0.5', '50%', '50%']);
});
