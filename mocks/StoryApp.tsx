import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { App } from '../src/screens/shell/App.tsx';
import { ServicesProvider } from '../src/screens/shell/services.tsx';
import type { Provider } from '../src/services/providers.ts';
import { backendHandlers, handlersOf } from './handlers/backend.ts';
import { backendState, type BackendOptions } from './handlers/backendState.ts';
import type { Persona } from './personas.ts';
import { storyServices, type StoryOptions } from './storyServices.ts';

/** The whole app with its real adapters. The story's handlers answer their requests, and calls are faked. */
export function StoryApp(options: StoryOptions) {
  const [services] = useState(() => storyServices(options));
  return (
    <ServicesProvider value={services}>
      <App />
    </ServicesProvider>
  );
}

/** For `beforeEach`: clears what one story leaves in the browser, so that the next does not find it. */
export function freshBrowser() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
}

interface StoryContext {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

/** For a meta's `beforeEach`: a fresh browser, and a new backend with these people. */
export const backendOf =
  (...people: Persona[]) =>
  ({ msw }: StoryContext) => {
    freshBrowser();
    msw.use(...backendHandlers(...people));
  };

/** Like `backendOf`, where people may sign in with accounts at these sites too. */
export const offering =
  (providers: readonly Provider[], ...people: Persona[]) =>
  ({ msw }: StoryContext) => {
    freshBrowser();
    msw.use(...handlersOf(backendState(people, { providers })));
  };

/** Like `backendOf`, for somebody who signed in more than a day ago: a new password needs a code from a mail. */
export const oldSessionOf =
  (person: Persona, options: BackendOptions = {}) =>
  ({ msw }: StoryContext) => {
    freshBrowser();
    msw.use(...handlersOf(backendState([person], { ...options, oldSessions: true })));
  };

/** For a story's `beforeEach`: handlers that answer before those of the backend. */
export const withHandlers =
  (...handlers: RequestHandler[]) =>
  ({ msw }: StoryContext) => {
    msw.use(...handlers);
  };
