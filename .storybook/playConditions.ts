import type { StoryContext } from 'storybook/internal/types';
import { initialGlobals } from './toolbar.ts';

/**
 * A loader. Plays no story for another person or network than the one for which it was written: its steps would fail, and cover
 * with an error what the reviewer wants to see. Stories that render themselves in their play function are always played. [G2]
 */
export function playOnlyAsWritten({ globals, viewMode }: Pick<StoryContext, 'globals' | 'viewMode'>) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (viewMode !== 'story' || !render?.renderOptions || render.story?.usesMount) return;
  const isAsWritten = (['persona', 'network'] as const).every((name) =>
    [undefined, initialGlobals[name]].includes(globals[name] as string | undefined),
  );
  // An embedded story is never played, whatever the toolbar says.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  render.renderOptions.autoplay = isAsWritten && !isEmbedded;
}
