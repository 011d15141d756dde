import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageName } from '../../src/ui/packageName.ts';

const page = `<!doctype html>
<html lang="en">
  <head><title>Blank</title><link rel="icon" href="data:," /></head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

const main = `import './brand.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
createRoot(document.querySelector('#root')!).render(<App />);
`;

/** What a team writes on its first day: two ways to import, a plan of the services, a dialog that opens. */
const app = `import { useState } from 'react';
import { Badge, Dialog, type CallControlsProps, type LevelSource, type Theme } from '${packageName}';
import { Button, type ButtonProps } from '${packageName}/Button';
import { formatPrice, planById, type VoicePort } from '${packageName}/services';
import { contrast, vars, type Palette } from '${packageName}/theme';
import '${packageName}/theme.css';

const tone: ButtonProps['tone'] = 'primary';
const pro = planById('pro')!;
export type Fits = [VoicePort, Palette, CallControlsProps, LevelSource, Theme];

export function App() {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ borderColor: vars.color.line }} data-contrast={contrast('#000000', '#ffffff')}>
      <Badge tone="positive">{\`\${pro.name}, \${formatPrice(pro.price, pro.currency, 'en-GB')}\`}</Badge>
      <Button tone={tone} icon={<svg viewBox="0 0 4 4" />} onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Installed">From a tarball</Dialog>
    </main>
  );
}
`;

/** A mistake that types must find: a tone by colour. */
const wrong = `import { Button } from '${packageName}/Button';
export const red = <Button tone="red">No</Button>;
`;

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** A Vite app without any plugin, with the tarball unpacked and its dependencies linked to the house's. */
export function blankApp(
  root: string,
  tarball: string,
  house: string,
  packages: readonly string[],
  brand: string,
) {
  const lib = join(root, 'node_modules', packageName);
  mkdirSync(lib, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', lib, '--strip-components=1']);
  for (const name of packages) {
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(house, 'node_modules', name), link);
  }
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write('package.json', '{ "name": "blank", "private": true, "type": "module" }\n');
  write('index.html', page);
  write('main.tsx', main);
  write('App.tsx', app);
  write('Wrong.tsx', wrong);
  write('brand.css', brand);
  for (const [name, module] of [
    ['bundler', 'ESNext'],
    ['node16', 'Node16'],
  ] as const) {
    const options = { ...compilerOptions, module, moduleResolution: name };
    write(`${name}.json`, JSON.stringify({ compilerOptions: options, files: ['App.tsx'] }));
    write(`${name}-wrong.json`, JSON.stringify({ compilerOptions: options, files: ['Wrong.tsx'] }));
  }
}
