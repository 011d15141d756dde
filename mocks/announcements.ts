/** Collects the texts that a screen reader announces in this log from now on. */
export function announcements(log: HTMLElement) {
  const heard: string[] = [];
  const hear = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let text: Node | null = node.nodeType === Node.TEXT_NODE ? node : walker.nextNode();
    for (; text; text = walker.nextNode())
      if (text.parentElement?.closest('[aria-live="off"]') === null) heard.push(text.nodeValue ?? '');
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) hear(node);
  });
  observer.observe(log, { childList: true, characterData: true, subtree: true });
  return { heard, end: () => observer.disconnect() };
}
