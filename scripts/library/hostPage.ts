import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from '../../src/ui/packageName.ts';

/** A page with a look of its own, as an old shop has one: by elements, without a layer and without a class. */
const hostCss = `
html { font-size: 18px; background: #fffbe6; }
body { margin: 24px; font-family: Georgia, serif; color: #222; }
h1 { font-size: 40px; margin: 30px 0; color: maroon; }
ul { padding-left: 50px; }
a { color: green; }
p { line-height: 2; }
`;

const hostContent = `
    <div id="host">
      <h1>Our shop</h1>
      <p>Some <a href="#a">words</a>.</p>
      <ul><li>One</li></ul>
      <button>Buy</button>
      <label>Name <input name="name" /></label>
      <table><tbody><tr><td>Cell</td></tr></tbody></table>
    </div>`;

const htmlPage = (script: string, isBare: boolean) => `<!doctype html>
<html lang="en">
  <head>
    <title>Host</title>
    <link rel="icon" href="data:," />
    ${isBare ? '<style>body { margin: 0; }</style>' : '<link rel="stylesheet" href="/host.css" />'}
  </head>
  <body>${isBare ? '' : hostContent}
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;

/** Components of every kind: with text, controls, icons, lists, tables, an SVG, elements without a class. */
const components = `import { createRoot } from 'react-dom/client';
import { Alert, Avatar, Badge, Button, Card, ChatBubble, Heading, Markdown, PlanGrid, Select, TextField } from '${packageName}';

const plans = [{ id: 'pro', name: 'Pro', price: '$29', interval: '/ month', description: 'All of it.', features: ['Fast'], popular: true }];
const markdown = '- One\\n- Two\\n\\n| A | B |\\n|---|---|\\n| 1 | 2 |\\n\\n> Said [there](https://example.com/)';

export const show = () => createRoot(document.querySelector('#root')!).render(
  <>
    <Card title="Card"><Heading level={3} size="title">Heading</Heading><Badge tone="positive">New</Badge></Card>
    <Alert tone="caution" title="Careful">Read this.</Alert>
    <Avatar name="Ada" />
    <Button tone="primary">Primary</Button>
    <Button>Neutral</Button>
    <TextField label="Email" name="email" value="ada@example.com" onChange={() => {}} />
    <Select label="Plan" value="a" onChange={() => {}} options={[{ value: 'a', label: 'A' }]} />
    <ChatBubble from="assistant" time="9:41"><Markdown text={markdown} /></ChatBubble>
    <PlanGrid plans={plans} currentId="free" onSubscribe={() => {}} />
  </>,
);
`;

/** The sheets of each page: what its host has chosen to load. */
export const pages = {
  host: [],
  beside: ['fonts', 'tokens'],
  selector: ['fonts', 'tokens.selector'],
  bare: ['fonts', 'tokens'],
  whole: ['theme'],
} as const;

/** Pages in a copy of the blank app: a host's own look alone, with components beside it, and pages without a look of their own. */
export function hostPages(root: string, blank: string) {
  mkdirSync(root, { recursive: true });
  cpSync(join(blank, 'node_modules'), join(root, 'node_modules'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write('package.json', '{ "name": "host", "private": true, "type": "module" }\n');
  mkdirSync(join(root, 'public'));
  write('public/host.css', hostCss);
  write('components.tsx', components);
  for (const [name, sheets] of Object.entries(pages)) {
    const imports = sheets.map((sheet) => `import '${packageName}/${sheet}.css';\n`).join('');
    const shown = name === 'host' ? '' : "import { show } from './components.tsx';\nshow();\n";
    write(`${name}.tsx`, `${imports}${shown}export {};\n`);
    write(`${name}.html`, htmlPage(`/${name}.tsx`, name === 'bare' || name === 'whole'));
  }
}
