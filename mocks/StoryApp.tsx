import type { RequestHandler } from 'msw';
import { useState } from 'react';
import { App } from '../src/screens/shell/App.tsx';
import { ServicesProvider } from '../src/screens/shell/services.tsx';
import { backendHandlers, handlersOf } from './handlers/backend.ts';
import { backendState, type BackendOptions } from './handlers/backendState.ts';
import type { Persona } from './personas.ts';
import { storyServices, type StoryOptions } from './storyServices.ts';

/** The whole app on real adapters, whose HTTP the story's handlers answer, and a fake call. */
export function StoryApp(options: StoryOptions) {
  const [services] = useState(() => storyServices(options));
  return (
    <ServicesProvider value={services}>
      <App />
    </ServicesProvider>
  );
}

/** What one story leaves in the browser must not reach the next. For `beforeEach`. */
export function freshBrowser() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
}

interface StoryContext {
  msw: { use: (...handlers: RequestHandler[]) => void };
}

/** For a meta's `beforeEach`: a fresh browser, and a backend of this story's own with these people in it. */
export const backendOf =
  (...people: Persona[]) =>
  ({ msw }: StoryContext) => {
    freshBrowser();
    msw.use(...backendHandlers(...people));
  };

/** As `backendOf`, of somebody who signed in more than a day ago: a new password needs a code from a mail. */
export const oldSessionOf =
  (person: Persona, options: BackendOptions = {}) =>
  ({ msw }: StoryContext) => {
    freshBrowser();
    msw.use(...handlersOf(backendState([person], { ...options, oldSessions: true })));
  };

/** For a story's `beforeEach`: these answers before the backend's. */
export const withHandlers =
  (...handlers: RequestHandler[]) =>
  ({ msw }: StoryContext) => {
    msw.use(...handlers);
  };
