import { afterEach } from 'vitest';
import { problemsInEveryView } from './everyView.ts';
import { describeWhenRead } from './lateDescriptions.ts';

/** What the plugin for Vitest puts into a test's context. */
interface StoryTest {
  story?: {
    id: string;
    parameters: { a11y?: { options?: object } };
    globals: { viewport?: { value?: string } };
  };
}

describeWhenRead();

const wide = ['laptop', 'desktop', 'large', 'wide'];

// The story is still on the page as its play function left it: nothing has to be played again.
afterEach(async (context) => {
  const { story } = context as StoryTest;
  if (!story || context.task.result?.state === 'fail') return;
  const { id, parameters, globals } = story;
  const problems = await problemsInEveryView({
    id,
    ...(parameters.a11y && { a11y: parameters.a11y }),
    wide: wide.includes(globals.viewport?.value ?? ''),
  });
  if (problems.length > 0) throw new Error(`Not every view of the story is fine:\n${problems.join('\n')}`);
});
