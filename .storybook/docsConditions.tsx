import type { ReactNode } from 'react';

/** The page of documentation in whose frame this story is shown; undefined anywhere else. */
const pageAround = () =>
  window.frameElement?.id.startsWith('iframe--') ? window.parent.document.documentElement : undefined;

/** The theme with which a frame of a documentation page begins: that of the page. Storybook does not tell its frames. */
export function themeAround(): { theme?: string } {
  const theme = pageAround()?.dataset['theme'];
  return theme === undefined ? {} : { theme };
}

/** Lets a frame of a documentation page follow when the page's theme changes. */
export function followThemeAround() {
  const page = pageAround();
  if (!page) return;
  new MutationObserver(() => {
    document.documentElement.dataset['theme'] = page.dataset['theme'];
  }).observe(page, { attributeFilter: ['data-theme'] });
}

/** The window of each device of the toolbar: `parameters.viewport`. */
interface Devices {
  options?: Record<string, { styles: { width: string } }>;
}

/** How wide the window of a story's own device is, such as '390px'; undefined when it asks for none. */
export function ownWidth(storyGlobals: Record<string, unknown>, devices: Devices | undefined) {
  const { value } = Object(storyGlobals['viewport']) as { value?: string };
  return value === undefined ? undefined : devices?.options?.[value]?.styles.width;
}

/** Makes the frame of a documentation page as wide as the device that its story asks for. */
export function fitFrame(width: string | undefined) {
  if (width !== undefined && pageAround())
    Object.assign((window.frameElement as HTMLIFrameElement).style, { maxWidth: width, display: 'block' });
}

interface OwnConditionsProps {
  /** The conditions that the story sets for itself. */
  own: Record<string, string | undefined>;
  /** The width of the device that the story asks for. */
  width: string | undefined;
  children: ReactNode;
}

/**
 * Gives a story on a documentation page its own direction and colours, and leaves the page around it as it is: one story in Arabic
 * turned all of the page's English around, and one for a phone was as wide as the page. Its text size and motion are for the story
 * alone, where it has the document.
 */
export function OwnConditions({ own, width, children }: OwnConditionsProps) {
  const { direction, colours } = own;
  if (direction === undefined && colours === undefined && width === undefined) return children;
  return (
    <div
      dir={direction}
      data-colours={colours}
      data-conditions=""
      style={width === undefined ? { display: 'contents' } : { maxWidth: width }}
    >
      {children}
    </div>
  );
}
