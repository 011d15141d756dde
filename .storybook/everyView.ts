import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { type PageState, pageState } from './pageState.ts';

type AxeContext = Parameters<typeof runAxe>[0];

/** What the accessibility addon reports; `error` when axe itself broke. */
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

/** In this order, so that the window changes as seldom as it can. */
const views: readonly View[] = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'dark', width: 390, height: 844 },
  { theme: 'light', width: 390, height: 844 },
];

/** What passes is not looked at: to describe it takes axe longer than to find what does not. */
const resultTypes = ['violations'];
/** Not whether texts can be read, which depends on the theme too. */
const colours = ['color-contrast', 'link-in-text-block'];
const withoutColours = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
/** WCAG 2.2 AA asks for targets of 24 px, which axe leaves out unless told. */
const everything = { 'target-size': { enabled: true }, ...withoutColours };
/** What another width can change although it shows the same. */
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
  /** The story's. */
  id: string;
  /** Its `parameters.a11y`. */
  a11y?: { options?: object };
  /** It is about a wide window: on a phone it may scroll sideways. */
  wide?: boolean;
}

/** The frame alone, not the window around it: a window that is covered by another may never answer. */
function resize(width: string, height: string) {
  const frame = window.frameElement as HTMLIFrameElement;
  const before = [frame.style.width, frame.style.height] as const;
  frame.style.width = width;
  frame.style.height = height;
  return before;
}

/** Media queries tell of a change in a frame. A window that is covered draws none: then a moment is enough. */
const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 250);
  });

/** After all that is waiting to run, such as what React has put off. */
const nextTask = () => scheduler.postTask(() => undefined, { priority: 'background' });

/** Until React has followed the window and nothing fades any more: colours in between are nobody's. */
async function settled(resized: boolean) {
  if (resized) {
    await nextFrame();
    await nextTask();
  }
  // Asking for them brings the styles up to date: what the theme has just set in motion is among them.
  let running = runningAnimations();
  // The end of one may set another in motion: a colour that an element inherits and fades itself.
  for (let round = 0; running.length > 0 && round < 10; round++) {
    for (const animation of running) animation.finish();
    await nextTask();
    running = runningAnimations();
  }
}

const runningAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
    );

async function axe(id: string, a11y: object): Promise<{ problems: string[]; passes: Finding[] }> {
  const reports: AxeReport[] = [];
  await runAxe({
    id,
    viewMode: 'story',
    globals: {},
    // 'todo': reported, not thrown.
    parameters: { a11y: { ...a11y, test: 'todo' } },
    reporting: { addReport: (report: AxeReport) => reports.push(report) },
  } as unknown as AxeContext);
  const problems = reports.flatMap(({ result }) => {
    if (!result.violations) return [`axe broke: ${String(result.error)}`];
    return result.violations.flatMap(({ id: rule, help, nodes }) =>
      nodes.map(({ html, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join(' ');
        return `${rule}: ${help}. ${why} ${html.slice(0, 200)}`;
      }),
    );
  });
  return { problems, passes: reports.flatMap(({ result }) => result.passes ?? []) };
}

/** Colours in which a text was found to be readable, in this story or in an earlier one. */
const readable = new Set<string>();

/** Only texts in colours that are new: to find out what is behind a text takes axe longest of all. */
async function unreadable(texts: PageState['texts'], { id, a11y }: Subject): Promise<string[]> {
  const include = [...texts]
    .filter(([, look]) => look === undefined || !readable.has(look))
    .map(([element]) => element);
  if (include.length === 0) return [];
  let found: Awaited<ReturnType<typeof axe>>;
  try {
    found = await axe(id, { ...a11y, context: { include }, options: ofColours });
  } catch (error) {
    // A dialog that was fading out when the story ended, with all that was new.
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

/** What was without fault when an earlier story, or this one before, had ended with it at the same width. */
const sound = new Set<string>();

function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`the page scrolls sideways: ${scrollWidth} px of content in ${clientWidth} px`]
    : [];
}

/**
 * What is below an open dialog is inert, and looked at in the stories without it. axe passes over it as well, but only after
 * it has measured every element of the page.
 */
function hideBelow(dialog: Element) {
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

async function look(
  { theme, width, height }: View,
  subject: Subject,
  structures: Set<string>,
): Promise<string[]> {
  const { id, a11y, wide } = subject;
  const before = `${innerWidth} × ${innerHeight}`;
  resize(`${width}px`, `${height}px`);
  // To ask for its size lays the frame out: its media queries speak in the next frame, not in the one after that.
  const resized = before !== `${innerWidth} × ${innerHeight}`;
  document.documentElement.dataset['theme'] = theme;
  await settled(resized);
  const problems = theme === 'dark' || (wide && width < 1280) ? [] : sideways();
  // One inside of another is on top.
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  const show = dialog && hideBelow(dialog);
  try {
    const { structure, texts } = pageState(dialog);
    problems.push(...(await unreadable(texts, subject)));
    if (theme === 'dark') return problems;
    const rules = { ...everything, ...(a11y?.options as { rules?: object } | undefined)?.rules };
    const options = structures.has(structure) ? ofWidth : { ...a11y?.options, resultTypes, rules };
    structures.add(structure);
    // Beneath a dialog is more than its structure tells.
    const state = dialog ? '' : [width, JSON.stringify(a11y), structure].join('\n');
    if (sound.has(state)) return problems;
    const found = (await axe(id, { ...a11y, options })).problems;
    if (state && found.length === 0) sound.add(state);
    return [...problems, ...found];
  } finally {
    show?.();
  }
}

/** What is wrong with what is on the page, in both themes and at both widths; where, and why. */
export async function problemsInEveryView(subject: Subject): Promise<string[]> {
  const problems: string[] = [];
  const before = document.documentElement.dataset['theme'] ?? 'light';
  const size = resize(`${innerWidth}px`, `${innerHeight}px`);
  const { error } = console;
  const structures = new Set<string>();
  try {
    for (const view of views) {
      const where = `${view.theme}, ${view.width} px`;
      console.error = (...values: unknown[]) => {
        const logged = values.map(String).join(' ');
        // A request on its way when an earlier story ended; while a story plays, its own check hears of those.
        if (!logged.startsWith('[MSW]')) problems.push(`${where}: logged ${logged}`);
      };
      problems.push(...(await look(view, subject, structures)).map((problem) => `${where}: ${problem}`));
    }
  } finally {
    console.error = error;
    // The next story begins with what it asked for, whatever happened in this one.
    document.documentElement.dataset['theme'] = before;
    resize(...size);
  }
  return problems;
}
