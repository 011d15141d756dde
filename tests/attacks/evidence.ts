/** Records the traces of an attack in `page`: code that ran, and requests to attack.test. */
export function watchForAttacks(page: Window & typeof globalThis) {
  let runs = 0;
  const requests: string[] = [];
  Object.assign(page, {
    ran: () => {
      runs += 1;
    },
  });
  const notice = (entries: PerformanceEntryList) => {
    for (const { name } of entries) if (name.includes('attack.test')) requests.push(name);
  };
  const observer = new page.PerformanceObserver((list) => notice(list.getEntries()));
  observer.observe({ type: 'resource' });
  return {
    /** The traces so far, after a pause in which rendered content can run and load. */
    async seen() {
      await new Promise((resolve) => setTimeout(resolve, 150));
      notice(observer.takeRecords());
      return { runs, requests };
    },
    stop() {
      observer.disconnect();
      Reflect.deleteProperty(page, 'ran');
    },
  };
}

/** The elements and the names of their attributes, which a text must not change. */
export const skeleton = (root: Element): string[] =>
  [...root.querySelectorAll('*')].map((element) =>
    [element.localName, ...element.getAttributeNames().toSorted()].join(' '),
  );

const elements = new Set('a bdi blockquote br code div em hr li ol p pre span strong ul'.split(' '));
const attributes = new Set(['class', 'dir', 'href', 'rel', 'start', 'target']);

/** What Markdown must never produce, one line for each finding. */
export function forbiddenIn(root: Element): string[] {
  const found: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    const { localName } = element;
    if (!elements.has(localName)) found.push(`<${localName}>`);
    for (const name of element.getAttributeNames())
      if (!attributes.has(name)) found.push(`${localName} ${name}`);
    if (element.hasAttribute('href')) found.push(...forbiddenLink(element));
    const { position } = getComputedStyle(element);
    if (position !== 'static') found.push(`${localName} is ${position}`);
  }
  return found;
}

function forbiddenLink(element: Element) {
  const href = element.getAttribute('href') ?? '';
  const { protocol, rel, target } = Object.assign(document.createElement('a'), {
    href,
    rel: element.getAttribute('rel') ?? '',
    target: element.getAttribute('target') ?? '',
  });
  const safe =
    /^(https?:\/\/|mailto:)/i.test(href) &&
    ['http:', 'https:', 'mailto:'].includes(protocol) &&
    target === '_blank' &&
    rel.includes('noopener');
  return safe ? [] : [`link to ${href}`];
}
