import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { MouseEvent, ReactNode } from 'react';
import { space } from '../../src/ui/theme/scale.ts';

interface CatalogueLinkProps {
  /** The page: '/docs/<id>' or '/story/<id>'. */
  to: string;
  children: ReactNode;
}

/** A link to another page of the catalogue. It is relative, so that it works below a sub-path and in a new tab. */
export function CatalogueLink({ to, children }: CatalogueLinkProps) {
  function follow(event: MouseEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    addons.getChannel().emit(NAVIGATE_URL, `?path=${to}`);
  }
  return (
    <a
      href={`./?path=${to}`}
      target="_top"
      onClick={follow}
      style={{ display: 'inline-block', paddingBlock: space.sm }}
    >
      {children}
    </a>
  );
}
