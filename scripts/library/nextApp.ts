import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { packageName } from '../../src/ui/packageName.ts';

const example = resolve(import.meta.dirname, '../../examples/next');

/** Next.js and what it needs are 450 MB, which only those download who want to test with it. */
export const isNextInstalled = existsSync(join(example, 'node_modules/next/package.json'));

/** A page that has every component's module in its server graph, and renders those that show something without a handler. */
const everyPage = `import * as ui from '${packageName}';

export default function Every() {
  return (
    <main>
      <ui.Alert tone="caution" title="Careful">An alert</ui.Alert>
      <ui.Badge tone="positive">A badge</ui.Badge>
      <ui.Brand name="A brand" />
      <ui.Card title="A card"><ui.Heading level={3} size="title">A heading</ui.Heading></ui.Card>
      <ui.Center><ui.Spinner /></ui.Center>
      <ui.EmptyState title="Nothing" description="An empty state" />
      <ui.Markdown text="Some **Markdown**" />
      <ui.Skeleton />
      <ui.Stack gap="md"><ui.Text>A text</ui.Text></ui.Stack>
      <ui.Button icon={<ui.Spinner />}>A button</ui.Button>
      <ui.Menu label="A menu" trigger={<ui.IconButton label="More" icon={<ui.Spinner />} />} items={[]} />
      <ol>{Object.keys(ui).map((name) => <li key={name}>{name}</li>)}</ol>
    </main>
  );
}
`;

/** The example for Next.js at `root`, which lies on the disk of the repository, with the packed library in it. */
export function nextApp(root: string, tarball: string) {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(dirname(root), { recursive: true });
  const left = new Set(['node_modules', '.next']);
  cpSync(example, root, { recursive: true, filter: (path) => !left.has(basename(path)) });
  // Links to the same files instead of copies: a link to the folder would lead Next out of the app.
  execFileSync('cp', ['-al', join(example, 'node_modules'), join(root, 'node_modules')]);
  const lib = join(root, 'node_modules', packageName);
  rmSync(lib, { recursive: true, force: true });
  mkdirSync(lib, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', lib, '--strip-components=1']);
  mkdirSync(join(root, 'app/every'));
  writeFileSync(join(root, 'app/every/page.tsx'), everyPage);
}
