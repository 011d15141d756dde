import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from '../../src/ui/packageName.ts';
import { accountViews, agentViews } from './languageViews.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <title>…</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
  </head>
  <body><div id="root"></div><script type="module" src="/main.tsx"></script></body>
</html>
`;

/** Texts of the app itself, short and long: what components say comes from the translations. */
const own = `import type { Labels } from '${packageName}';
import arabic from '${packageName}/translations/ar.json';
import german from '${packageName}/translations/de.json';

interface Language {
  labels: Labels;
  locale: string;
  dir: 'ltr' | 'rtl';
  word: string;
  sentence: string;
  words: readonly string[];
}

export const languages: Record<string, Language> = {
  de: {
    labels: german,
    locale: 'de',
    dir: 'ltr',
    word: 'Rechnungsübersicht',
    sentence: 'Ein Satz, den die App selbst sagt, so lang wie Sätze nun einmal sind.',
    words: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'],
  },
  ar: {
    labels: arabic,
    locale: 'ar-u-nu-latn',
    dir: 'rtl',
    word: 'نظرة عامة',
    sentence: 'جملة يقولها التطبيق نفسه، وطولها كطول الجمل عادةً.',
    words: ['واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة'],
  },
};
export const name = new URLSearchParams(location.search).get('language') ?? 'de';
export const language = languages[name]!;
export const { word, sentence, words } = language;
export const nothing = () => {};
`;

const main = `import { createRoot } from 'react-dom/client';
import { LabelsProvider, fill, plural, useLabels, useLocale } from '${packageName}';
import '${packageName}/theme.css';
import { accountViews } from './Account.tsx';
import { agentViews } from './Agent.tsx';
import { language, name } from './own.ts';

/** A component of the app, whose texts go the same way. */
const words = { left_one: '{count} seat left', left_other: '{count} seats left', by: 'Booked by {name}' } as const;
declare module '${packageName}' {
  interface AllLabels {
    Seats: typeof words;
  }
}
const seats = {
  de: { Seats: { left_one: 'noch ein Platz', left_other: 'noch {count} Plätze', by: 'Gebucht von {name}' } },
  ar: { Seats: { left_one: 'بقي مقعد واحد', left_few: 'بقيت {count} مقاعد', left_other: 'بقي {count} مقعد', by: 'حجزه {name}' } },
}[name];

function Seats() {
  const labels = useLabels('Seats', words);
  const locale = useLocale();
  return <p>{plural(labels, 'left', 3, locale)} · {fill(labels.by, { name: 'Ada' })}</p>;
}

document.documentElement.lang = name;
document.documentElement.dir = language.dir;
const views: Record<string, () => React.ReactNode> = { ...accountViews, ...agentViews, seats: Seats };
const View = views[new URLSearchParams(location.search).get('view') ?? 'seats']!;
createRoot(document.querySelector('#root')!).render(
  <LabelsProvider labels={language.labels} locale={language.locale}>
    <LabelsProvider labels={seats ?? {}}>
      <View />
    </LabelsProvider>
  </LabelsProvider>,
);
`;

/** Typos that the types of the library have to find. */
const wrong = `import { LabelsProvider, fill } from '${packageName}';
export const component = <LabelsProvider labels={{ PlanCrad: { subscribe: 'Kaufen' } }}>{null}</LabelsProvider>;
export const key = <LabelsProvider labels={{ PlanCard: { subcribe: 'Kaufen' } }}>{null}</LabelsProvider>;
export const value = fill('{subject} could not be loaded.', { subjekt: 'Das Profil' });
`;

/** An app that speaks German and Arabic, with the library as the blank app has it installed. \`?language=ar&view=auth\`. */
export function languageApp(root: string, blankApp: string) {
  mkdirSync(root, { recursive: true });
  cpSync(join(blankApp, 'node_modules'), join(root, 'node_modules'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write('package.json', '{ "name": "languages", "private": true, "type": "module" }\n');
  write('index.html', page);
  write('own.ts', own);
  write('main.tsx', main);
  write('Account.tsx', accountViews);
  write('Agent.tsx', agentViews);
  write('Wrong.tsx', wrong);
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    noUncheckedIndexedAccess: true,
    types: ['react'],
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['main.tsx'] }));
  write('wrong.json', JSON.stringify({ compilerOptions, files: ['Wrong.tsx'] }));
}
