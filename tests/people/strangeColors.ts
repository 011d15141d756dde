import type { Page } from 'playwright';

/** With forced colours: what is drawn in a colour that is not of the system, or whose state nothing but a ground shows. */
export const strangeColors = (page: Page) =>
  page.evaluate(() => {
    // Without a transition, or a colour would be read before it has changed: less motion makes all of them a millisecond long.
    const probe = document.createElement('i');
    document.body.append(probe);
    /** Some of the system's colours are transparent, and others keep how transparent the author's was. */
    const solid = (color: string) => color.replace(/^rgba\((\d+, \d+, \d+), [\d.]+\)$/, 'rgb($1)');
    const names =
      'Canvas CanvasText LinkText VisitedText ActiveText ButtonFace ButtonText ButtonBorder Field FieldText Highlight HighlightText SelectedItem SelectedItemText GrayText Mark MarkText';
    const system = new Set(
      names.split(' ').map((name) => {
        probe.style.cssText = `forced-color-adjust: none; transition: none !important; color: ${name}`;
        return solid(getComputedStyle(probe).color);
      }),
    );
    probe.style.cssText = 'forced-color-adjust: none; transition: none !important; color: Highlight';
    const highlight = getComputedStyle(probe).color;
    probe.remove();
    const isOfSystem = (color: string) => system.has(solid(color));
    const isDrawn = (color: string) => !/[,/] ?0\)$/.test(color);

    const faults: string[] = [];
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const nameOf = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}'`;
    /** What fades or moves at this moment is left out: a message whose time is over. Everything else was waited for (rest.ts). */
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && !isEndless;
      })
      .map(({ effect }) => (effect as KeyframeEffect).target);
    const isMoving = (element: Element) => moving.some((each) => each?.contains(element));
    const seen = [...top.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert]') &&
        !isMoving(element) &&
        element.clientWidth !== 1,
    );

    for (const element of seen) {
      const { color, backgroundColor, borderTopColor, borderTopStyle, stroke } = getComputedStyle(element);
      const inSvg = element.closest('svg') !== null;
      if ((inSvg || element.textContent.trim()) && !isOfSystem(color))
        faults.push(`${nameOf(element)} is written in ${color}`);
      if (inSvg && stroke !== 'none' && isDrawn(stroke) && !isOfSystem(stroke))
        faults.push(`${nameOf(element)} is drawn in ${stroke}`);
      if (isDrawn(backgroundColor) && !isOfSystem(backgroundColor))
        faults.push(`${nameOf(element)} lies on ${backgroundColor}`);
      if (borderTopStyle !== 'none' && isDrawn(borderTopColor) && !isOfSystem(borderTopColor))
        faults.push(`${nameOf(element)} has an edge in ${borderTopColor}`);
    }

    // A chosen one of several differs from the others by more than a ground, or by the system's ground for what is chosen.
    const look = (element: Element) => {
      const {
        textDecorationLine,
        fontWeight,
        borderTopWidth,
        borderTopColor,
        outlineStyle,
        appearance,
        color,
        backgroundColor,
      } = getComputedStyle(element);
      const ground = backgroundColor === highlight ? highlight : '';
      const native =
        appearance !== 'none' && element.matches('input')
          ? String((element as HTMLInputElement).checked)
          : '';
      const marks = element.querySelectorAll('svg, img').length;
      return [
        textDecorationLine,
        fontWeight,
        borderTopWidth,
        borderTopColor,
        outlineStyle,
        color,
        ground,
        native,
        marks,
      ].join();
    };
    const chosen =
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], :checked';
    for (const element of seen.filter((each) => each.matches(chosen))) {
      const group = element.closest('ul, ol, nav, [role="menu"], [role="radiogroup"], fieldset');
      const kind = `${element.localName}${element.getAttribute('role') ? `[role="${element.getAttribute('role')}"]` : ''}`;
      const others = [...(group?.querySelectorAll(kind) ?? [])].filter((each) => !each.matches(chosen));
      const outside = (each: Element) =>
        `${look(each)} ${each.parentElement ? look(each.parentElement) : ''}`;
      if (others.length > 0 && others.every((other) => outside(other) === outside(element)))
        faults.push(`${nameOf(element)} looks like the others, which are not chosen`);
    }

    const focused = document.activeElement;
    if (focused?.matches('button, a[href], input, textarea') && focused.matches(':focus-visible')) {
      const ring = [focused, focused.parentElement!, focused.parentElement!.parentElement!]
        .map((each) => getComputedStyle(each))
        .find(({ outlineStyle }) => outlineStyle !== 'none');
      if (!ring || !isOfSystem(ring.outlineColor) || Number.parseFloat(ring.outlineWidth) < 2)
        faults.push(`${nameOf(focused)} shows no ring of the system's colours`);
    }
    return [...new Set(faults)];
  });
