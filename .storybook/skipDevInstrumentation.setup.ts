// Leaves out what takes story tests time and tells them nothing.
import * as React from 'react';

// Storybook's panel of interactions notes every call of a query, with the texts of its elements. Nobody looks at it here.
// This must come before `storybook/test` is loaded, which reads the address.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);

// React's development build notes for every element where it was made, until it has done so ten thousand times in a second.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // React's own count is not kept.
    },
  });

// React's development build measures every component for a profiler too, where the console has this method.
Reflect.deleteProperty(console, 'timeStamp');

// For each request, MSW asks the browser for its cookies once a handler. The app has none.
Object.defineProperty(document, 'cookie', { configurable: true, get: () => '' });
