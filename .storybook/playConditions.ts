import type { StoryContext } from 'storybook/internal/types';
import { isAsWritten } from './toolbar.ts';

/** Whether this page is the frame of a story within a documentation page. */
const isFrameOfDocs = (id: string) => window.frameElement?.id === `iframe--${id}`;

/**
 * A loader of Storybook. It plays no steps when the toolbar shows another person, network or language than the one for which the story was
 * written: they would fail, and the error would cover the story. Within a documentation page it plays none either, as Storybook
 * does there, unless the story asks for it by `docs.story.autoplay`: frames take the focus from each other. Stories that render
 * themselves in their play function are left alone, because without it they would show nothing. [G2]
 */
export function playOnlyAsWritten({
  globals,
  storyGlobals,
  id,
  parameters,
  viewMode,
}: Pick<StoryContext, 'globals' | 'id' | 'parameters' | 'viewMode'> &
  // Storybook's types leave it out.
  Partial<Pick<StoryContext, 'storyGlobals'>>) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (viewMode !== 'story' || !render?.renderOptions || render.story?.usesMount) return;
  const isPlayable = isAsWritten(['persona', 'network', 'language'], globals, storyGlobals);
  // Storybook does not play embedded stories, and this must not undo it.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  const { docs } = parameters as { docs?: { story?: { autoplay?: boolean } } };
  const isWanted = !isFrameOfDocs(id) || docs?.story?.autoplay === true;
  render.renderOptions.autoplay = isPlayable && !isEmbedded && isWanted;
}
