import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Avatar } from '../../src/ui/primitives/Avatar/Avatar.tsx';
import { samplePicture } from '../../src/ui/primitives/Avatar/samplePicture.ts';

/** Draws it as a server does, waits until the picture has loaded or failed, and only then lets React take over. */
async function hydrateLate(src: string) {
  const avatar = <Avatar name="Grace" src={src} />;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(avatar);
  await vi.waitUntil(() => place.querySelector('img')!.complete);
  hydrateRoot(place, avatar);
  return place;
}

it('a picture that had loaded before React took over is shown', async () => {
  const place = await hydrateLate(samplePicture());
  await expect.poll(() => getComputedStyle(place.querySelector('img')!).opacity).toBe('1');
});

it('a picture that had failed before React took over gives way to the letter', async () => {
  const place = await hydrateLate('blob:nothing-here');
  await expect.poll(() => place.querySelector('img')).toBeNull();
  expect(place.textContent).toBe('G');
});
