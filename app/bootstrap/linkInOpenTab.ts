import { hasRedirect } from '../adapters/supabase/redirect.ts';

/**
 * A mail's link that is opened in this tab changes only the hash, for which browsers load nothing. So the page is
 * loaded again, and the link followed as at every start. As at every reload, typed text is kept, or the browser asks
 * first; a user who cancels still has the link in the address. [S14]
 */
export function reloadOnMailLink(page: Pick<Window, 'addEventListener' | 'location'>) {
  page.addEventListener('hashchange', () => {
    if (hasRedirect(page.location.href)) page.location.reload();
  });
}
