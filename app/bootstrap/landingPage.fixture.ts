/** A stand-in for a page that is still arriving: the landing page is there, the words behind it come with `arrive`. */
export function landingPage(dataset: Record<string, string>) {
  const nodes = ['Get Started', 'Parley'].map((data) => ({ data }));
  const button = { label: 'Theme' };
  const description = { content: 'An English page' };
  let words: string | undefined;
  let notify: (() => void) | undefined;
  const html = { dataset };
  const element = {
    getAttribute: () => button.label,
    setAttribute: (_name: string, label: string) => (button.label = label),
  };
  const root = { querySelectorAll: (name: string) => (name === '[aria-label]' ? [element] : []) };

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
    arrive(table: object) {
      words = JSON.stringify(table);
      notify?.();
    },
  };
  return {
    page,
    root,
    MutationObserver,
    document: {
      documentElement: html,
      querySelector(selector: string) {
        if (selector.startsWith('meta')) return description;
        if (words === undefined) return null;
        return selector.startsWith('script') ? { textContent: words } : {};
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
