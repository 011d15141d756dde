import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';
import { hasDefaultConditions } from './toolbar.ts';

/** What the current story has logged. Stories of a frame run one after the other, so one list is enough. */
let logged: string[] = [];

const text = (value: unknown) => (value instanceof Error ? value.message : String(value));

/**
 * Fails a story that logs an error to the console, such as a warning of React or an unanswered request, unless one of its
 * `parameters.expectedErrors` (regular expressions) matches. An expected error that is never logged fails the story too.
 */
export const consoleErrors = {
  beforeEach({ viewMode, globals, storyGlobals }) {
    if (viewMode !== 'story' || !hasDefaultConditions(globals, storyGlobals)) return;
    const original = console.error;
    logged = [];
    console.error = (...values: unknown[]) => {
      logged.push(values.map(text).join(' '));
      original(...values);
    };
    return () => {
      console.error = original;
    };
  },
  afterEach({ parameters, viewMode, globals, storyGlobals }) {
    if (viewMode !== 'story' || !hasDefaultConditions(globals, storyGlobals)) return;
    const expected = (parameters['expectedErrors'] ?? []) as readonly RegExp[];
    const unexpected = logged.filter((message) => !expected.some((pattern) => pattern.test(message)));
    if (unexpected.length > 0)
      throw new Error(
        `The story logged an error: ${unexpected.join('\n')}\n` +
          'Fix what causes it, or list it in parameters.expectedErrors if the story is about it.',
      );
    const missing = expected.filter((pattern) => !logged.some((message) => pattern.test(message)));
    if (missing.length > 0)
      throw new Error(
        `parameters.expectedErrors names ${missing.join(', ')}, which was never logged. Remove it.`,
      );
  },
} satisfies Pick<ProjectAnnotations<Renderer>, 'beforeEach' | 'afterEach'>;
