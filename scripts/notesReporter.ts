import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const brief = (errors: readonly { message: string }[] = []) =>
  errors.map(({ message }) => message.trim().split('\n').slice(0, 3).join(' ').slice(0, 400)).join(' | ');

function verdictOn(test: TestCase) {
  if (test.result().state === 'failed') return 'failed';
  return test.diagnostic()?.flaky ? 'passed at a second attempt' : undefined;
}

/** A line for each test that failed, or passed only at a second attempt, and for each file that did not load. */
export function notesOf(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) => {
    const file = `${module.project.name}, ${module.relativeModuleId}`;
    const broken = module.errors().map((error) => `failed: ${file}: ${brief([error])}`);
    const tests = [...module.children.allTests()].flatMap((test) => {
      const verdict = verdictOn(test);
      return verdict ? [`${verdict}: ${file}: ${test.fullName}: ${brief(test.result().errors)}`] : [];
    });
    return [...broken, ...tests];
  });
}

/** Adds the notes to the file that `TEST_NOTES` names, for the end of a long run. */
export default class NotesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const to = process.env['TEST_NOTES'];
    const notes = notesOf(modules);
    if (to && notes.length > 0) appendFileSync(to, `${notes.join('\n')}\n`);
  }
}
