import { expect, it, vi } from 'vitest';
import { reloadOnMailLink } from './linkInOpenTab.ts';

/** An open tab whose address's hash is then changed. */
function openTab() {
  const location = { href: 'https://app.test/', reload: vi.fn() };
  const page = Object.assign(new EventTarget(), { location });
  reloadOnMailLink(page as unknown as Window);
  return {
    reload: location.reload,
    goTo: (hash: string) => {
      location.href = `https://app.test/${hash}`;
      page.dispatchEvent(new Event('hashchange'));
    },
  };
}

it.each([
  '#access_token=a.b.c&refresh_token=r&type=recovery',
  '#error=access_denied&error_code=otp_expired',
  '#code=c&from=recovery',
  '#error_description=x',
])('an open tab whose address becomes %s is loaded anew [S14]', (hash) => {
  const { goTo, reload } = openTab();
  goTo(hash);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['', '#', '#main', '#type=recovery', '#token'])(
  'an open tab whose address becomes "%s" stays as it is [S14]',
  (hash) => {
    const { goTo, reload } = openTab();
    goTo(hash);
    expect(reload).not.toHaveBeenCalled();
  },
);
