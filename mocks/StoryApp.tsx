import { useState } from 'react';
import { App } from '../src/screens/App.tsx';
import { ServicesProvider } from '../src/screens/services.tsx';
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
