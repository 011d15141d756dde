import type { Page } from 'playwright';

const named =
  'button|link|textbox|checkbox|radio|radiogroup|combobox|slider|switch|menu|menuitem|tab|img|dialog|region|navigation|complementary|form|table';
const unnamed = new RegExp(`^\\s*- (?:${named})\\b(?! ")`);

/** What a screen reader's user would stumble over on this page: names, headings, landmarks, and errors of fields. */
export async function treeFaults(page: Page) {
  const open = page.locator('dialog:modal').last();
  const top = (await open.count()) > 0 ? open : page.locator('body');
  const lines = (await top.ariaSnapshot()).split('\n');
  const faults = lines.filter((line) => unnamed.test(line)).map((line) => `has no name: ${line.trim()}`);

  const levels = lines.flatMap((line) => {
    const [, heading = '', level = ''] = /- heading "(.*)" \[level=(\d)\]/.exec(line) ?? [];
    return level ? [{ heading, level: Number(level) }] : [];
  });
  const first = top === open ? 2 : 1;
  if (levels.filter(({ level }) => level === 1).length !== 2 - first)
    faults.push('has not one heading of level 1');
  let before = first - 1;
  for (const { heading, level } of levels) {
    if (level > before + 1) faults.push(`leaves out a level before the heading ${heading}`);
    before = level;
  }
  const mains = lines.filter((line) => /^\s*- main\b/.test(line)).length;
  if (top !== open && mains !== 1) faults.push(`has ${mains} main landmarks`);

  const untold = await top.locator('[aria-invalid="true"]').evaluateAll((fields) =>
    fields
      .filter((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        return !ids.some((id) => document.getElementById(id)?.matches('[role="alert"]:not(:empty)'));
      })
      .map((field) => `has an error that is not tied to its field: ${field.id}`),
  );
  return [...faults, ...untold];
}
