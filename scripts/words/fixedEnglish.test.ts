import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { fixedEnglish } from './fixedEnglish.ts';

/** What components are made of: without stories, guides, tests, styles and words, which have a second dot in their names. */
const modules = globSync('src/ui/*/*/*.{ts,tsx}')
  .filter((file) => /^[^.]+\.tsx?$/.test(basename(file)))
  .toSorted();
/** A page of the catalogue's own pictures. */
const samples = ['src/ui/primitives/Avatar/samplePicture.ts'];

it.each([
  ['a text', '<p>Retry</p>', 'Retry'],
  ['a text of one small word', '<p>of</p>', 'of'],
  ['a text in an expression', "<p>{busy ? labels.busy : 'done'}</p>", 'done'],
  ['a text instead of a blank one', "<p>{status || 'unknown'}</p>", 'unknown'],
  ['a name for screen readers', '<ul aria-label="plans" />', 'plans'],
  ['a name with a value', '<ul aria-label={`Options for ${title}`} />', 'Options for'],
  ['the text for a picture', '<img alt="picture" />', 'picture'],
  ['a placeholder', "<input placeholder={draft ?? 'ask'} />", 'ask'],
  ['the label of another component', '<Button label="close" />', 'close'],
  ['a text in a list', "[{ id: 'edit', label: 'edit' }]", 'edit'],
  ['a sentence in a constant', "function A() { const text = 'is gone'; return text; }", 'is gone'],
  ['a default', "function A({ label = 'message' }) { return label; }", 'message'],
  ['a sentence with a value', 'say(`${count} files attached`)', 'files attached'],
  ['a word beside a value', 'say(`${count} left`)', 'left'],
])('%s is found where it is English in every language [Y8]', (_what, code, text) => {
  expect(fixedEnglish('A.tsx', `export const a = ${code};`)).toEqual([
    `A.tsx:1 says '${text}' in every language.`,
  ]);
});

it.each([
  ['a number', 'value.toLocaleString()'],
  ['a number in English', "value.toLocaleString('en')"],
  ['a date', 'new Intl.DateTimeFormat(undefined)'],
])('%s is found that does not follow the language of the component [Y8]', (_what, code) => {
  expect(fixedEnglish('A.ts', `export const a = ${code};`)).toHaveLength(1);
});

it('what nobody reads is no text: keys, classes, states, errors of developers, signs [Y8]', () => {
  const code = `import { a } from './Some words.ts';
export type Phase = 'In call' | 'idle';
if (event.key === 'Escape' || phase === 'idle') throw new Error('There is no region. Render one.');
const labels = useLabels('PlanCard', words);
export const A = () => (
  <a rel="noopener noreferrer" className={\`\${styles.a} \${styles.b}\`} dir="auto" data-state="open" title={labels.title}>
    {phase === 'idle' ? labels.idle : labels.busy} · {value.toLocaleString(locale)} {state === 'done' && <B size="large" />}
  </a>
);`;
  expect(fixedEnglish('A.tsx', code)).toEqual([]);
});

it('no component says anything in English whatever its language is [Y8]', () => {
  expect(modules.length).toBeGreaterThan(120);
  const found = modules
    .filter((file) => !samples.includes(file))
    .flatMap((file) => fixedEnglish(file, readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

it('a component asks for its labels by the name of the file of its words [Y8]', () => {
  const calls = modules.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const names = new Set([...source.matchAll(/useLabels\('(\w+)'/g)].map(([, name]) => name));
    return [...names].map((name) => ({ file, name, isOwn: source.includes(`from './${name}.words.ts'`) }));
  });
  expect(calls.length).toBeGreaterThan(60);
  expect(calls.filter(({ isOwn }) => !isOwn)).toEqual([]);
});

it('AllLabels has the words of every component, by the name of their file [Y8]', () => {
  const source = readFileSync('src/ui/primitives/LabelsProvider/allLabels.ts', 'utf8');
  const listed = [...source.matchAll(/^ {2}(\w+): typeof (\w+);$/gm)].map(([, name, type]) => {
    expect(type).toBe(name);
    return name;
  });
  const names = globSync('src/ui/**/*.words.ts').map((file) => basename(file, '.words.ts'));
  expect(new Set(listed)).toEqual(new Set(names));
  expect(listed).toHaveLength(names.length);
});
