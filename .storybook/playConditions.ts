import type { StoryContext } from 'storybook/internal/types';
import { initialGlobals } from './toolbar.ts';

/**
 * A loader of Storybook. It plays no steps when the toolbar shows another person or network than the one for which the story was
 * written: they would fail, and the error would cover the story. Stories that render themselves in their play function are left
 * alone, because without it they would show nothing. [G2]
 */
export function playOnlyAsWritten({ globals, viewMode }: Pick<StoryContext, 'globals' | 'viewMode'>) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (viewMode !== 'story' || !render?.renderOptions || render.story?.usesMount) return;
  const isAsWritten = (['persona', 'network'] as const).every((name) =>
    [undefined, initialGlobals[name]].includes(globals[name] as string | undefined),
  );
  // Storybook does not play embedded stories, and this must not undo it.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  render.renderOptions.autoplay = isAsWritten && !isEmbedded;
}
