import { readRedirect } from '../adapters/supabase/redirect.ts';

/**
 * A mail's link that is opened in this very tab changes no more than the hash, for which browsers load nothing. The page is
 * loaded anew, so that the link is followed by the same rules as at every start. What was typed is kept or asked about as
 * at every reload; whoever stays finds the link in the address still. [S14]
 */
export function reloadOnMailLink(page: Pick<Window, 'addEventListener' | 'location'>) {
  page.addEventListener('hashchange', () => {
    if (readRedirect(page.location.href).found) page.location.reload();
  });
}
