import type { Page } from 'playwright';

/**
 * Runs in the page before its scripts. Collects in `heard`, in their order, what a screen reader would say by itself: the changes of
 * live regions as WAI-ARIA 1.2 defines them, what is said aloud by the page's own voice, and where the focus goes.
 *
 * A machine can only follow the rules: a region speaks if it was there before its change (an alert also when it arrives), if
 * it is not hidden, and if no modal dialog lies over it; it speaks as a whole if it is atomic; and it waits while it is busy.
 */
function collectHeard() {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const implicit: Readonly<Record<string, string>> = { alert: 'assertive', status: 'polite', log: 'polite' };
  const liveOf = (element: Element) =>
    element.getAttribute('aria-live') ?? implicit[element.getAttribute('role') ?? ''];
  const regionOf = (node: Node) => {
    let element = node instanceof Element ? node : node.parentElement;
    while (element && liveOf(element) === undefined && element.getAttribute('role') !== 'timer')
      element = element.parentElement;
    return element && liveOf(element) !== 'off' && element.getAttribute('role') !== 'timer'
      ? element
      : undefined;
  };
  const isHidden = (element: Element) => {
    if (
      element.closest('[aria-hidden="true"], [inert]') ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return true;
    const modals = [...document.querySelectorAll('dialog:modal')];
    return modals.length > 0 && !modals.some((modal) => modal.contains(element));
  };
  /** The text as it is read: without what is hidden or silent, and with the names of controls. */
  const textOf = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], [aria-live="off"], style'))
      return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(' ');
  };
  const say = (how: string, text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words) heard.push(`${how}: ${words}`);
  };

  const known = new WeakSet<Element>();
  const waiting = new Set<Element>();
  function flush(regions: Map<Element, Node[]>) {
    for (const [region, nodes] of regions) {
      if (
        region.closest('[aria-busy="true"]') ||
        nodes.some((node) =>
          (node instanceof Element ? node : node.parentElement)?.closest('[aria-busy="true"]'),
        )
      ) {
        waiting.add(region);
        continue;
      }
      const isAtomic =
        region.getAttribute('aria-atomic') ??
        String(/^(status|alert)$/.test(region.getAttribute('role') ?? ''));
      if (!isHidden(region))
        say(liveOf(region)!, isAtomic === 'true' ? textOf(region) : nodes.map(textOf).join(' '));
    }
  }
  new MutationObserver((records) => {
    const regions = new Map<Element, Node[]>();
    const add = (region: Element | undefined, node: Node) => {
      if (!region) return;
      const nodes = regions.get(region) ?? [];
      if (!nodes.some((each) => each.contains(node))) regions.set(region, [...nodes, node]);
    };
    const added = new Set<Element>();
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') add(regionOf(target), target);
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll('*')])
            if (liveOf(each) !== undefined && !known.has(each)) added.add(each);
        // What has just arrived is a change of the region around it.
        const region = regionOf(node);
        const outer =
          region && added.has(region) ? region.parentElement && regionOf(region.parentElement) : region;
        add(outer ?? undefined, node);
      }
    }
    for (const each of added) {
      known.add(each);
      if (liveOf(each) === 'assertive' && !regions.has(each)) add(each, each);
    }
    for (const region of regions.keys())
      if (added.has(region) && liveOf(region) !== 'assertive') regions.delete(region);
    flush(regions);
  }).observe(document, { childList: true, characterData: true, subtree: true });

  const nameOf = (element: Element) => {
    const by = element
      .getAttribute('aria-labelledby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    return (
      by?.join(' ') ??
      element.getAttribute('aria-label') ??
      labels[0]?.textContent ??
      (element.matches('main') ? '' : textOf(element))
    );
  };
  const roleOf = (element: Element) => element.getAttribute('role') ?? element.localName;
  /** A screen reader says where the focus stays, not what it passes in between. */
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const words = `${nameOf(target)} ${roleOf(target)}`;
    setTimeout(() => {
      if (document.activeElement !== target) return;
      const dialog = target.closest('dialog');
      const isNew = dialog && dialog !== Reflect.get(globalThis, 'inDialog');
      Reflect.set(globalThis, 'inDialog', dialog);
      say('focus', isNew ? `${nameOf(dialog)} dialog, ${words}` : words);
    });
  });
  const { speechSynthesis } = globalThis;
  const speak = speechSynthesis.speak.bind(speechSynthesis);
  speechSynthesis.speak = (utterance) => {
    say('voice', utterance.text);
    speak(utterance);
  };
}

/** Begins to collect with the next load, which it does. */
export async function listen(page: Page) {
  await page.addInitScript(collectHeard);
  await page.reload();
  const all = () => page.evaluate(() => Reflect.get(globalThis, 'heard') as readonly string[]);
  let read = 0;
  /** What was heard since the last time. */
  return async () => {
    const heard = await all();
    const news = heard.slice(read);
    read = heard.length;
    return news;
  };
}
