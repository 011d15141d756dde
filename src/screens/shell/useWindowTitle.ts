import { useEffect } from 'react';
import { productName } from '../../services/product.ts';

/** Names the window after a view that stands alone, in the language of the page. */
export function useWindowTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
}
