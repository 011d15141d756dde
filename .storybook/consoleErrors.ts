import type { ProjectAnnotations, Renderer } from 'storybook/internal/types';
import { asBuilt } from './toolbar.ts';

/** Stories in one frame run one after the other: one list is enough. */
let seen: string[] = [];

const text = (value: unknown) => (value instanceof Error ? value.message : String(value));

/**
 * React's warnings, an unanswered request, a reported error: whatever reaches the console as an error fails the story,
 * unless its `parameters.expectedErrors` (regular expressions) say that it belongs to it. One that never came fails too.
 */
export const consoleErrors = {
  beforeEach({ viewMode, globals }) {
    if (viewMode !== 'story' || !asBuilt(globals)) return;
    const original = console.error;
    seen = [];
    console.error = (...values: unknown[]) => {
      seen.push(values.map(text).join(' '));
      original(...values);
    };
    return () => {
      console.error = original;
    };
  },
  afterEach({ parameters, viewMode, globals }) {
    if (viewMode !== 'story' || !asBuilt(globals)) return;
    const expected = (parameters['expectedErrors'] ?? []) as readonly RegExp[];
    const unexpected = seen.filter((message) => !expected.some((pattern) => pattern.test(message)));
    if (unexpected.length > 0)
      throw new Error(
        `The story logged an error: ${unexpected.join('\n')}\n` +
          'Fix what causes it, or list it in parameters.expectedErrors if the story is about it.',
      );
    const missing = expected.filter((pattern) => !seen.some((message) => pattern.test(message)));
    if (missing.length > 0)
      throw new Error(
        `parameters.expectedErrors names ${missing.join(', ')}, which was never logged. Remove it.`,
      );
  },
} satisfies Pick<ProjectAnnotations<Renderer>, 'beforeEach' | 'afterEach'>;
