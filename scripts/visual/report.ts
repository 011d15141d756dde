import { isApproved, type Approvals, type Comparison, type Difference } from './approvals.ts';
import type { RegResult } from './compare.ts';
import { fileOf } from './shots.ts';

export interface Review extends Comparison {
  base: string;
  approvals: Approvals;
  /** Pictures that could not be taken, and why. */
  failures: readonly string[];
}

/** What nobody has accepted yet. */
export const openOf = ({ differences, approvals }: Pick<Review, 'differences' | 'approvals'>) =>
  differences.filter((difference) => !isApproved(approvals, difference));

const approvedOf = ({ differences, approvals }: Review) =>
  differences.filter((difference) => isApproved(approvals, difference));

/** The result as the report shows it: an approved change is one that passed. */
export function reviewed<T extends RegResult>(result: T, review: Review): T {
  const approved = approvedOf(review)
    .filter(({ kind }) => kind === 'changed')
    .map(fileOf);
  return {
    ...result,
    failedItems: result.failedItems.filter((file) => !approved.includes(file)),
    passedItems: [...approved, ...result.passedItems],
  };
}

const characters: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
};
const escape = (text: string) => text.replace(/[<>&"]/g, (character) => characters[character] ?? character);

const list = (title: string, items: readonly string[]) =>
  items.length === 0
    ? ''
    : `<details><summary>${items.length} ${title}</summary><ul>${items
        .map((item) => `<li><code>${escape(item)}</code></li>`)
        .join('')}</ul></details>`;

const line = ({ kind, ...picture }: Difference) => `${kind}: ${fileOf(picture).replace('.png', '')}`;

function banner(review: Review) {
  const open = openOf(review);
  const ids = [...new Set(open.map(({ id }) => id))];
  return `<section id="review">
<style>
#review { font: 15px/1.5 system-ui, sans-serif; padding: 16px 24px; background: #2c3552; color: #fff; position: relative; z-index: 1; }
#review details { margin-top: 8px; } #review summary { cursor: pointer; } #review ul { margin: 4px 0 0; padding-left: 24px; }
#review code { font: 13px/1.6 ui-monospace, monospace; user-select: all; }
</style>
<strong>${open.length} open, ${review.differences.length - open.length} approved</strong>, of ${review.pictures.length} pictures compared with <code>${escape(review.base)}</code>
${list(
  'stories to approve',
  ids.map((id) => `npm run visual -- --approve ${id}`),
)}
${list('approved (listed under Passed)', approvedOf(review).map(line))}
${list('could not be taken', review.failures)}
</section>`;
}

/** reg-cli's page with what is open, approved and failed above it, and without its fonts from elsewhere. */
export const reportPage = (page: string, review: Review) =>
  page
    .replace(/<link href="https:[^>]*>/, '')
    .replace('<div id="app">', () => `${banner(review)}<div id="app">`);
