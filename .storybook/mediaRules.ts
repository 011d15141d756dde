/** The media queries that the toolbar answers instead of the browser. */
const answered = /prefers-reduced-motion: ?reduce|forced-colors: ?active/;
/** The original condition of each changed rule. */
const originals = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

function* pageRules() {
  for (const sheet of document.styleSheets) {
    try {
      yield* mediaRules(sheet.cssRules);
    } catch {
      // A sheet of another origin cannot be read. None of ours is.
    }
  }
}

/** A page cannot change the browser's preferences, so the conditions of the rules are changed instead, or restored. */
export function answerMedia(wanted: { reducedMotion: boolean; forcedColours: boolean }) {
  for (const rule of pageRules()) {
    const own = originals.get(rule) ?? rule.media.mediaText;
    if (!answered.test(own)) continue;
    originals.set(rule, own);
    let text = own;
    if (wanted.reducedMotion) text = text.replace(/\(prefers-reduced-motion: ?reduce\)/g, '(min-width: 0px)');
    if (wanted.forcedColours) text = text.replace(/\(forced-colors: ?active\)/g, '(min-width: 0px)');
    if (rule.media.mediaText !== text) rule.media.mediaText = text;
  }
}

/** The attribute of elements that keep their own colours in a contrast theme (`forced-color-adjust: none`). */
export const ownColours = 'data-own-colours';

/** Marks the page's elements that keep their own colours, and those that come later. Returns a function that ends this. */
export function markOwnColours(): () => void {
  const mark = () => {
    for (const element of document.body.querySelectorAll('*'))
      element.toggleAttribute(ownColours, getComputedStyle(element).forcedColorAdjust === 'none');
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { attributeFilter: ['class'], childList: true, subtree: true });
  return () => observer.disconnect();
}
