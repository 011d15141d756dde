import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story that names a requirement in its parameters. */
export interface Shown {
  /** The story's id, as in `?path=/story/<id>`. */
  id: string;
  /** The story's title and name, such as 'Screens/Billing: Subscribing'. */
  name: string;
}

export interface Row {
  id: string;
  text: string;
  stories: readonly Shown[];
}

export interface Section {
  name: string;
  rows: readonly Row[];
}

const named = (code: string) =>
  [...code.matchAll(/\brequirements: \[([^\]]*)\]/g)].flatMap(([, ids = '']) =>
    [...ids.matchAll(/[A-Z]\d+/g)].map(([id]) => id),
  );

/** The requirements that a stories file names, each with its story. Those in the meta count for every story. */
export function storiesNaming(source: string): { requirement: string; story: Shown }[] {
  const [head = '', ...stories] = source.split(/^export const (?=\w)/m);
  const title = /\btitle: '([^']+)'/.exec(head)?.[1];
  if (title === undefined) return [];
  return stories.flatMap((code) => {
    const key = /^\w+/.exec(code)?.[0] ?? '';
    const name = /^ {2}name: '([^']+)'/m.exec(code)?.[1] ?? storyNameFromExport(key);
    const story = { id: toId(title, storyNameFromExport(key)), name: `${title}: ${name}` };
    return [...new Set([...named(head), ...named(code)])].map((requirement) => ({ requirement, story }));
  });
}

/** The sections and rows of docs/requirements.md, each with the stories that name it. */
export function requirementIndex(ledger: string, sources: readonly string[]): Section[] {
  const shown = sources.flatMap(storiesNaming);
  return ledger
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      name: section.slice(0, section.indexOf('\n')),
      rows: [...section.matchAll(/^\| ([A-Z]\d+) \| (.*) \| *\w+ *\|$/gm)].map(([, id = '', text = '']) => ({
        id,
        text,
        stories: shown.filter(({ requirement }) => requirement === id).map(({ story }) => story),
      })),
    }));
}
