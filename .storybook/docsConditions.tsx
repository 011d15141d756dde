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

interface OwnConditionsProps {
  /** The conditions that the story sets for itself. */
  own: Record<string, string | undefined>;
  children: ReactNode;
}

/**
 * Gives a story on a documentation page its own direction and colours, and leaves the page around it as it is: one story in Arabic
 * turned all of the page's English around. Its text size and motion are for the story alone, where it has the document.
 */
export function OwnConditions({ own, children }: OwnConditionsProps) {
  const { direction, colours } = own;
  if (direction === undefined && colours === undefined) return children;
  return (
    <div dir={direction} data-colours={colours} data-conditions="" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
