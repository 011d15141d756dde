import { modeName, modes, themes, type Mode } from '../../.storybook/modes.ts';

/** What the catalogue says about a story once its file is loaded. */
export interface StoryView {
  id: string;
  /** The viewport that the story sets for itself, by its name in the toolbar. */
  viewport?: string;
  /** By name: `{ phone: { width: '390px', height: '844px' } }`. */
  viewports: Readonly<Record<string, { width: string; height: string }>>;
  /** `parameters.chromatic.disableSnapshot` */
  skipped: boolean;
}

/** One picture to take of a story. */
export interface Shot extends Mode {
  id: string;
  /** The name of its theme and width, such as `light-390`. */
  mode: string;
}

const px = (length: string) => {
  const number = /^(\d+)px$/.exec(length)?.[1];
  return number === undefined ? undefined : Number(number);
};

/** The size that a story sets for itself, if it does. */
export function ownViewport({ id, viewport, viewports }: StoryView) {
  if (viewport === undefined) return undefined;
  const { width = '', height = '' } = viewports[viewport] ?? {};
  const own = { width: px(width), height: px(height) };
  if (own.width === undefined || own.height === undefined)
    throw new Error(
      `${id} asks for the viewport '${viewport}', whose size in pixels is not known. ` +
        'Name one of .storybook/preview.tsx.',
    );
  return { width: own.width, height: own.height };
}

/** The pictures to take of a story: in each mode, or where it sets its own viewport in both themes at that one. */
export function shotsOf(story: StoryView): Shot[] {
  if (story.skipped) return [];
  const viewport = ownViewport(story);
  const own = viewport && themes.map((theme) => ({ theme, viewport }));
  return (own ?? Object.values(modes)).map((mode) => ({ id: story.id, mode: modeName(mode), ...mode }));
}

/** The shots of a story, grouped by viewport: a story is opened once for both themes. */
export function visitsOf(story: StoryView): Shot[][] {
  const visits: Shot[][] = [];
  for (const shot of shotsOf(story)) {
    const { width, height } = shot.viewport;
    const visit = visits.find(
      ([first]) => first?.viewport.width === width && first.viewport.height === height,
    );
    if (visit) visit.push(shot);
    else visits.push([shot]);
  }
  return visits;
}
