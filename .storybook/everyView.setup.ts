import { afterEach, beforeEach } from 'vitest';
import { problemsInEveryView } from './everyView.ts';
import { describeErrorsLazily } from './lazyErrorMessages.ts';
import { resumeAnimations } from './resumeAnimations.ts';

/** What Storybook's plugin for Vitest adds to a test's context. */
interface StoryTest {
  story?: {
    id: string;
    parameters: { a11y?: { options?: object }; onlyEnglish?: boolean };
    globals: { viewport?: { value?: string } };
  };
}

describeErrorsLazily();
beforeEach(resumeAnimations);

// Storybook's own messages, which a page without Storybook never shows: axe would read their 93 elements at each story again.
for (const message of document.querySelectorAll('.sb-wrapper')) message.remove();

const wide = ['laptop', 'desktop', 'large', 'wide'];

// The page is still as the play function left it, so nothing has to be played again.
afterEach(async (context) => {
  const { story } = context as StoryTest;
  if (!story || context.task.result?.state === 'fail') return;
  const { id, parameters, globals } = story;
  const problems = await problemsInEveryView({
    id,
    ...(parameters.a11y && { a11y: parameters.a11y }),
    onlyEnglish: parameters.onlyEnglish === true,
    wide: wide.includes(globals.viewport?.value ?? ''),
  });
  if (problems.length > 0) throw new Error(`Not every view of the story is fine:\n${problems.join('\n')}`);
});
