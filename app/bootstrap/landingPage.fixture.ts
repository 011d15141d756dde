import { wordLists, type PageWords } from './pageWords.ts';

/** A stand-in for a page that is still arriving: the landing page is there, the words behind it come with `arrive`. */
export function landingPage(dataset: Record<string, string>) {
  let nodes = ['Get Started', 'Parley'].map((data) => ({ data }));
  const button = { label: 'Theme' };
  const description = { content: 'An English page' };
  let words: string | undefined;
  let notify: (() => void) | undefined;
  let hearParsed: (() => void) | undefined;
  const html = { dataset };
  const element = {
    getAttribute: () => button.label,
    setAttribute: (_name: string, label: string) => (button.label = label),
  };
  const view = { querySelector: () => null, querySelectorAll: () => [] };
  const root = {
    querySelectorAll: (name: string) => (name === '[aria-label]' ? [element] : []),
    replaceChildren: () => undefined,
  };

  class MutationObserver {
    readonly hear: (changes: unknown, observer: MutationObserver) => void;
    constructor(hear: MutationObserver['hear']) {
      this.hear = hear;
    }
    observe() {
      page.observed += 1;
      notify = () => this.hear([], this);
    }
    disconnect() {
      notify = undefined;
    }
  }

  const page = {
    html,
    /** How many observers wait for the page. */
    observed: 0,
    texts: () => [...nodes.map(({ data }) => data), button.label],
    description: () => description.content,
    arrive(table: PageWords) {
      words = JSON.stringify(wordLists({ de: table }));
      notify?.();
    },
    /** The page has arrived as a whole, and the view that is shown has these texts. */
    parsed(table: PageWords, texts: readonly string[]) {
      words = JSON.stringify(wordLists({ de: table }));
      nodes = texts.map((data) => ({ data }));
      hearParsed?.();
    },
  };
  return {
    page,
    root,
    MutationObserver,
    document: {
      documentElement: html,
      addEventListener: (_type: string, hear: () => void) => (hearParsed = hear),
      querySelector(selector: string) {
        if (selector.startsWith('meta')) return description;
        if (words === undefined || selector === '[data-waiting]') return null;
        if (selector.startsWith('template')) return { content: { cloneNode: () => view } };
        return { textContent: words };
      },
      createTreeWalker() {
        let at = -1;
        return {
          nextNode: () => ++at < nodes.length,
          get currentNode() {
            return nodes[at];
          },
        };
      },
    },
  };
}
