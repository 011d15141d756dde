import { isProvider, type Provider } from '../../../services/providers.ts';

const key = 'parley-adding';

/** Remembers in this tab which account is being added, because the browser leaves the page for it. */
export function rememberAdding(provider: Provider) {
  try {
    sessionStorage.setItem(key, provider);
  } catch {
    // Without storage no message is shown on return; the list shows the new account anyway.
  }
}

/** The way that was being added when the page was left. */
export function readAdding(): Provider | undefined {
  try {
    const provider = sessionStorage.getItem(key);
    return isProvider(provider) ? provider : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it, so that the message is shown once. */
export function forgetAdding() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
