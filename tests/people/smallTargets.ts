import type { Page } from 'playwright';

/** Targets of less than 44 px. Links within a sentence need 24 px, or as much room around them, as WCAG 2.5.8 asks. */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const comfortable = 44;
    const least = 24;
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = [
      ...top.querySelectorAll<HTMLElement>(
        'button, a[href], input, textarea, select, summary, [role="slider"]',
      ),
    ].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !control.closest('[inert]') &&
        !control.matches(':disabled'),
    );
    const nameOf = (control: Element) =>
      `${control.localName} '${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}'`;
    /** The control with what a press on it counts for: its label, or the field around it. */
    const boxOf = (control: HTMLElement) => {
      const labels = 'labels' in control ? [...((control.labels as NodeListOf<Element> | null) ?? [])] : [];
      const boxes = [control, ...labels].map((each) => each.getBoundingClientRect());
      return boxes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]!;
    };
    const isWithinText = (control: HTMLElement) => {
      const around = control.parentElement?.textContent.trim() ?? '';
      return (
        getComputedStyle(control).display.startsWith('inline') &&
        around.length > control.textContent.trim().length
      );
    };
    const boxes = controls.map((control) => ({ control, box: boxOf(control) }));

    return boxes.flatMap(({ control, box: { left, top: above, width, height } }) => {
      if (width <= 1 || height <= 1) return [];
      // Half a pixel is lost where heights are fractions.
      if (Math.min(width, height) >= comfortable - 0.5) return [];
      const [x, y] = [left + width / 2, above + height / 2];
      // A text button's invisible layer is 44 px; the end of what scrolls may cut it, but leaves the 24 px of WCAG 2.5.8.
      const layer = getComputedStyle(control, '::after');
      const layerSize = Math.min(Number.parseFloat(layer.width), Number.parseFloat(layer.height));
      const hasLayer = layer.position === 'absolute' && layerSize >= comfortable - 0.5;
      const reach = (hasLayer ? least : comfortable) / 2 - 1;
      const hits = (
        [
          [x - reach, y],
          [x + reach, y],
          [x, y - reach],
          [x, y + reach],
        ] as const
      ).filter(([px, py]) => control.contains(document.elementFromPoint(px, py)));
      if (hits.length === 4) return [];
      const size = `${Math.round(width)} × ${Math.round(height)} px`;
      if (!isWithinText(control)) return [`${nameOf(control)} has ${size}`];
      const isAlone = boxes.every(
        ({ control: other, box }) =>
          other === control ||
          Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) >= least,
      );
      return Math.min(width, height) >= least || isAlone
        ? []
        : [`${nameOf(control)} in a sentence has ${size}`];
    });
  });
