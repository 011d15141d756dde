import type { StoryContext } from 'storybook/internal/types';
import { initialGlobals } from './toolbar.ts';

/** Whether this page is the frame of a story within a documentation page. */
const isFrameOfDocs = (id: string) => window.frameElement?.id === `iframe--${id}`;

/**
 * A loader of Storybook. It plays no steps when the toolbar shows another person or network than the one for which the story was
 * written: they would fail, and the error would cover the story. Within a documentation page it plays none either, as Storybook
 * does there, unless the story asks for it by `docs.story.autoplay`: frames take the focus from each other. Stories that render
 * themselves in their play function are left alone, because without it they would show nothing. [G2]
 */
export function playOnlyAsWritten({
  globals,
  id,
  parameters,
  viewMode,
}: Pick<StoryContext, 'globals' | 'id' | 'parameters' | 'viewMode'>) {
  const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
  if (viewMode !== 'story' || !render?.renderOptions || render.story?.usesMount) return;
  const isAsWritten = (['persona', 'network'] as const).every((name) =>
    [undefined, initialGlobals[name]].includes(globals[name] as string | undefined),
  );
  // Storybook does not play embedded stories, and this must not undo it.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  const { docs } = parameters as { docs?: { story?: { autoplay?: boolean } } };
  const isWanted = !isFrameOfDocs(id) || docs?.story?.autoplay === true;
  render.renderOptions.autoplay = isAsWritten && !isEmbedded && isWanted;
}
