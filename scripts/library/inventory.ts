import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** What others may import, as modules of `src` without their ending: 'ui/primitives/Button/Button'. */
export interface Inventory {
  /** By the name that follows `@parley/ui/`. */
  ui: ReadonlyMap<string, readonly string[]>;
  /** What several components share; only in `@parley/ui`. */
  shared: readonly string[];
  theme: readonly string[];
  services: readonly string[];
}

/** Modules for this app alone: the key of its embedded backend. */
const appOnly = new Set(['services/embedded']);

/** What is used together with a component, and has a module of its own. */
const companions: Readonly<Record<string, readonly string[]>> = {
  AgentPanel: ['SuggestionChips'],
  AttachFiles: ['SentFiles'],
  Avatar: ['sizedPicture'],
  ChatLog: ['ChatLogGroup'],
  Dialog: ['LoadingDialog'],
  FirstSteps: ['FirstStepsPlaceholder'],
  PictureCropper: ['crop'],
};

/**
 * The public modules of a folder: the one with the folder's name and its companions, or all where there is none such. Stories,
 * tests, guides and styles, which have a second dot in their names, are never public.
 */
export function publicModules(folder: string, modules: readonly string[]) {
  const plain = modules.filter((name) => /^[^.]+\.tsx?$/.test(name)).map((name) => name.replace(/\..*/, ''));
  return plain.includes(folder) ? [folder, ...(companions[folder] ?? [])] : plain.toSorted();
}

export function inventory(root: string): Inventory {
  const modules = (pattern: string) => globSync(pattern, { cwd: `${root}/src` }).toSorted();
  const components = modules('ui/*/[A-Z]*')
    .filter((path) => !path.includes('.'))
    .map((folder) => {
      const inside = globSync('*.{ts,tsx}', { cwd: `${root}/src/${folder}` });
      const name = basename(folder);
      return [name, publicModules(name, inside).map((module) => `${folder}/${module}`)] as const;
    });
  return {
    ui: new Map(components.filter(([, inside]) => inside.length > 0)),
    shared: ['ui/loadable', 'ui/fill', 'ui/plural', 'ui/lazyWithPreload'],
    theme: ['contract.css', 'palettes', 'contrast', 'scale'].map((name) => `ui/theme/${name}`),
    services: modules('services/*.ts')
      .map((file) => file.replace(/\.ts$/, ''))
      .filter((file) => !file.includes('.') && !appOnly.has(file)),
  };
}
