import { pauseAnimations } from 'storybook/preview-api';
import { expect, it } from 'vitest';
import { resumeAnimations } from './resumeAnimations.ts';

it('lets animations run to their end that Storybook has paused after a story that failed', async () => {
  document.body.innerHTML = `<style>@keyframes grow { from { width: 0; } to { width: 9px; } }
    div { animation: grow 0.05s; }</style>`;
  pauseAnimations();
  const box = document.createElement('div');
  document.body.append(box);
  expect(box.getAnimations().map(({ playState }) => playState)).toEqual(['paused']);
  resumeAnimations();
  await expect.poll(() => box.getAnimations()).toEqual([]);
});
