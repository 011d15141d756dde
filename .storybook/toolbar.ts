import type { GlobalTypes } from 'storybook/internal/types';
import { languages } from '../src/services/languages.ts';

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

const menu = (title: string, icon: Icon, items: readonly (readonly [value: string, title: string])[]) => ({
  name: title,
  description: title,
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: items.map(([value, label]) => ({ value, title: label })),
  },
});

/**
 * The conditions that a reviewer can change in the toolbar, besides theme and width. The first item of each menu is the
 * story as it was written, and short: all of them fit a window of 1440 px.
 */
export const globalTypes = {
  language: menu(
    'Language',
    'globe',
    languages.map(({ id, name }) => [id, name] as const),
  ),
  direction: menu('Direction', 'transfer', [
    ['ltr', 'LTR'],
    ['rtl', 'RTL'],
  ]),
  textSize: menu('Text size', 'zoom', [
    // No numbers: in an address Storybook reads those as numbers, and marks no item of the menu.
    ['own', '100 %'],
    ['double', '200 %'],
  ]),
  motion: menu('Motion', 'lightning', [
    ['full', 'Motion'],
    ['reduced', 'Reduced motion'],
  ]),
  colours: menu('Colours', 'contrast', [
    ['own', 'Colours'],
    ['forced', 'Forced colours'],
  ]),
  persona: menu('Signed in as', 'user', [
    ['story', 'Person'],
    ['newcomer', 'New'],
    ['free', 'Free'],
    ['pro', 'Pro'],
    ['cancelled', 'Cancelled'],
    ['hostile', 'Hostile'],
  ]),
  network: menu('Network', 'rss', [
    ['fast', 'Network'],
    ['slow', 'Slow (2 s)'],
    ['offline', 'Offline'],
  ]),
} satisfies GlobalTypes;

type Globals = Readonly<Record<string, unknown>>;

export const initialGlobals = {
  language: 'en',
  direction: 'ltr',
  textSize: 'own',
  motion: 'full',
  colours: 'own',
  persona: 'story',
  network: 'fast',
};

/**
 * Whether the story is shown under the conditions for which it was written. Its play function and its checks count only then: for
 * another person, network, language or text size their failures would hide what the reviewer wants to see.
 *
 * @param storyGlobals What the story sets for itself, such as German.
 */
export const hasDefaultConditions = (globals: Globals, storyGlobals: Globals = {}) =>
  globals['theme'] !== 'side by side' && isAsWritten(Object.keys(initialGlobals), globals, storyGlobals);

/** Whether these conditions are those for which the story was written. */
export const isAsWritten = (names: readonly string[], globals: Globals, storyGlobals: Globals = {}) =>
  names.every((name) =>
    [undefined, storyGlobals[name] ?? (initialGlobals as Globals)[name]].includes(globals[name]),
  );
