import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { type Checks, problemsInEveryLanguage } from './everyLanguage.ts';
import { disableTransitions, resize, settled } from './frameSize.ts';
import { type PageState, pageState } from './pageState.ts';

type AxeContext = Parameters<typeof runAxe>[0];

/** What the accessibility addon reports; `error` when axe itself failed. */
interface AxeReport {
  result: { violations?: Finding[]; passes?: Finding[]; error?: unknown };
}

interface Finding {
  id: string;
  help: string;
  nodes: { element?: Element; html: string; any: { message: string }[]; all: { message: string }[] }[];
}

interface View {
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** The views that are checked, in an order that resizes the frame only twice. */
const views: readonly View[] = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'dark', width: 390, height: 844 },
  { theme: 'light', width: 390, height: 844 },
];

/** Describing what passes would take axe longer than finding what does not. */
const resultTypes = ['violations'];
/** These rules depend on the theme, so they are checked apart from the others. */
const colours = ['color-contrast', 'link-in-text-block'];
const withoutColours = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
/** WCAG 2.2 AA asks for targets of 24 px, which axe leaves out unless told. */
const everything = { 'target-size': { enabled: true }, ...withoutColours };
/** What can differ at another width although the page has the same elements. */
const ofWidth = {
  resultTypes,
  runOnly: { type: 'rule', values: ['scrollable-region-focusable', 'target-size'] },
};
const ofColours = {
  resultTypes: ['violations', 'passes'],
  elementRef: true,
  runOnly: { type: 'rule', values: colours },
};

export interface Subject {
  /** The id of the story. */
  id: string;
  /** The story's `parameters.a11y`. */
  a11y?: { options?: object };
  /** Whether the story is about a wide window, and may scroll sideways on a phone. */
  wide?: boolean;
  /** Whether the page may stay English in other languages. */
  onlyEnglish?: boolean;
}

/** Takes the parts out of hidden icons, a fifth of a page, about which axe has nothing to say. Returns a function that puts them back. */
function emptyIcons() {
  // Where a part can take the focus, axe has.
  const icons = [...document.querySelectorAll('svg[aria-hidden="true"]:not(:has(a, [tabindex]))')].map(
    (icon) => [icon, [...icon.childNodes]] as const,
  );
  for (const [icon] of icons) icon.replaceChildren();
  return () => {
    for (const [icon, parts] of icons) icon.replaceChildren(...parts);
  };
}

async function axe(id: string, a11y: object): Promise<{ problems: string[]; passes: Finding[] }> {
  const reports: AxeReport[] = [];
  const fillIcons = emptyIcons();
  try {
    await runAxe({
      id,
      viewMode: 'story',
      globals: {},
      // 'todo' makes the addon report problems instead of throwing.
      parameters: { a11y: { ...a11y, test: 'todo' } },
      reporting: { addReport: (report: AxeReport) => reports.push(report) },
    } as unknown as AxeContext);
  } finally {
    fillIcons();
  }
  const problems = reports.flatMap(({ result }) => {
    if (!result.violations) return [`axe failed: ${String(result.error)}`];
    return result.violations.flatMap(({ id: rule, help, nodes }) =>
      nodes.map(({ html, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join(' ');
        return `${rule}: ${help}. ${why} ${html.slice(0, 200)}`;
      }),
    );
  });
  return { problems, passes: reports.flatMap(({ result }) => result.passes ?? []) };
}

/** Combinations of colours in which a text was readable, in this story or in an earlier one. */
const readable = new Set<string>();

/** Checks texts in new colours only, because finding out what is behind a text takes axe longest of all. */
async function unreadable(texts: PageState['texts'], { id, a11y }: Subject): Promise<string[]> {
  const include = [...texts]
    .filter(([, look]) => look === undefined || !readable.has(look))
    .map(([element]) => element);
  if (include.length === 0) return [];
  let found: Awaited<ReturnType<typeof axe>>;
  try {
    found = await axe(id, { ...a11y, context: { include }, options: ofColours });
  } catch (error) {
    // All new texts were in a dialog that was fading out when the story ended.
    if (include.some(({ isConnected }) => isConnected)) throw error;
    return [];
  }
  const { problems, passes } = found;
  if (problems.length > 0) return problems;
  for (const { element } of passes.flatMap(({ id: rule, nodes }) =>
    rule === 'color-contrast' ? nodes : [],
  )) {
    const look = element && texts.get(element);
    if (look !== undefined) readable.add(look);
  }
  return [];
}

/** Structures in which axe found nothing at the same width, in this story or in an earlier one. */
const faultless = new Set<string>();

function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`the page scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px`]
    : [];
}

/**
 * Hides what is behind an open dialog. It is inert and is checked in stories without the dialog; axe would ignore it too, but
 * only after measuring every element. Returns a function that shows it again.
 */
function hideBehind(dialog: Element) {
  const hidden: [element: HTMLElement, style: string | null][] = [];
  for (let path = dialog; path !== document.body && path.parentElement; path = path.parentElement)
    for (const element of path.parentElement.children)
      if (element !== path && element instanceof HTMLElement)
        hidden.push([element, element.getAttribute('style')]);
  for (const [element] of hidden) element.style.setProperty('display', 'none', 'important');
  return () => {
    for (const [element, style] of hidden)
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
  };
}

/** What lies below a bar at the window's end can be scrolled from under it, which axe does not know. */
function unstickBars() {
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bottom-bar]')].map(
    (bar) => [bar, bar.style.position] as const,
  );
  for (const [bar] of bars) bar.style.position = 'static';
  return () => {
    for (const [bar, style] of bars) bar.style.position = style;
  };
}

async function checkView(
  { theme, width, height }: View,
  subject: Subject,
  structures: Set<string>,
): Promise<string[]> {
  const { id, a11y, wide } = subject;
  const before = `${innerWidth} × ${innerHeight}`;
  resize(`${width}px`, `${height}px`);
  // Reading the size forces layout, so that media queries report in the next frame and not in the one after that.
  const resized = before !== `${innerWidth} × ${innerHeight}`;
  document.documentElement.dataset['theme'] = theme;
  await settled(resized);
  const problems = theme === 'dark' || (wide && width < 1280) ? [] : sideways();
  // The last dialog in the document is on top.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const show = dialog && hideBehind(dialog);
  const stick = unstickBars();
  try {
    const { structure, texts } = pageState(dialog);
    problems.push(...(await unreadable(texts, subject)));
    if (theme === 'dark') return problems;
    const rules = { ...everything, ...(a11y?.options as { rules?: object } | undefined)?.rules };
    const options = structures.has(structure) ? ofWidth : { ...a11y?.options, resultTypes, rules };
    structures.add(structure);
    // The structure of a dialog says nothing of the page behind it.
    const state = dialog ? '' : [width, JSON.stringify(a11y), structure].join('\n');
    if (faultless.has(state)) return problems;
    const found = (await axe(id, { ...a11y, options })).problems;
    if (state && found.length === 0) faultless.add(state);
    return [...problems, ...found];
  } finally {
    stick();
    show?.();
  }
}

const checksOfLanguage = ({ id, a11y, wide }: Subject): Checks => ({
  sideways: wide ? () => [] : sideways,
  async axe() {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const stick = unstickBars();
    try {
      const rules = { ...everything, ...(a11y?.options as { rules?: object } | undefined)?.rules };
      const options = { ...a11y?.options, resultTypes, rules };
      return (await axe(id, { ...a11y, options, ...(dialog && { context: { include: [dialog] } }) }))
        .problems;
    } finally {
      stick();
    }
  },
});

/** Lists the problems of the page in both themes and at both widths, each with its view and reason. */
export async function problemsInEveryView(subject: Subject): Promise<string[]> {
  const problems: string[] = [];
  const before = document.documentElement.dataset['theme'] ?? 'light';
  const size = resize(`${innerWidth}px`, `${innerHeight}px`);
  const { error } = console;
  const enableTransitions = disableTransitions();
  const structures = new Set<string>();
  try {
    for (const view of views) {
      const where = `${view.theme}, ${view.width} px`;
      console.error = (...values: unknown[]) => {
        const logged = values.map(String).join(' ');
        // MSW may report a request of an earlier story. Those of this story were checked while it played.
        if (!logged.startsWith('[MSW]')) problems.push(`${where}: logged ${logged}`);
      };
      problems.push(...(await checkView(view, subject, structures)).map((problem) => `${where}: ${problem}`));
    }
    // The last view was that of a phone.
    if (!subject.onlyEnglish)
      problems.push(...(await problemsInEveryLanguage(subject.id, checksOfLanguage(subject))));
  } finally {
    console.error = error;
    enableTransitions();
    // The next story must find the theme and size that it asked for.
    document.documentElement.dataset['theme'] = before;
    resize(...size);
  }
  return problems;
}
