import { expect, it } from 'vitest';
import { clientModules } from './clientModules.ts';

const jsx = "import { jsx } from 'react/jsx-runtime';\n";
const marked = (modules: Readonly<Record<string, string>>) => [
  ...clientModules(new Map(Object.entries(modules))).keys(),
];

it.each([
  ['a hook of clients', "import { useState } from 'react';"],
  ['a context', "import { createContext } from 'react';\nexport const A = createContext(0);"],
  ['a portal', "import { createPortal } from 'react-dom';"],
  ['a handler of its own', `${jsx}const A = ({ id }) => jsx('a', { onClick: () => go(id) });`],
  ['a handler in a spread', `${jsx}const A = ({ busy }) => jsx('a', { ...(busy && { onClick: stop }) });`],
  ['a ref of its own', `${jsx}const A = ({ source }) => jsx('a', { ref: useLevel(source) });`],
  [
    'a call into a package for clients',
    "import { create } from '@base-ui/react/toast';\nexport const a = create();",
  ],
])('a module is for clients because of %s [Y2]', (_what, source) => {
  expect(marked({ 'a.js': source })).toEqual(['a.js']);
});

it.each([
  ['what React has on servers too', "import { useId, memo, lazy } from 'react';"],
  ['an icon', `import { Mic } from 'lucide-react';\n${jsx}const A = () => jsx(Mic, {});`],
  ['a handler that it passes on', `${jsx}const A = ({ onClick, ref }) => jsx('a', { onClick, ref });`],
  [
    'a handler of its props',
    `${jsx}const A = (props) => { const { data } = props; return jsx('a', { onClick: data.retry }); };`,
  ],
  ['a prop with a default', 'function A(props) { const { onOffer = true } = props; }'],
])('a module runs on servers in spite of %s [Y2]', (_what, source) => {
  expect(marked({ 'a.js': source })).toEqual([]);
});

it('a module is for clients when it calls one or gives it a function, and not when it renders one [Y2]', () => {
  const modules = {
    'ui/hook.js': "import { useState } from 'react';",
    'ui/caller.js': "import { useHook } from './hook.js';\nexport const use = () => useHook();",
    'ui/feeder.js': `import { B } from './hook.js';\n${jsx}const A = () => jsx(B, { children: () => 1 });`,
    'ui/renderer.js': `import { B } from './hook.js';\n${jsx}const A = () => jsx(B, { children: 'a' });`,
    'ui/above.js': `import { use } from './caller.js';\nexport const a = use();`,
  };
  expect(marked(modules)).toEqual(['ui/hook.js', 'ui/caller.js', 'ui/feeder.js', 'ui/above.js']);
});
