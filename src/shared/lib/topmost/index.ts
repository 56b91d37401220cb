/**
 * Returns what is painted above `element` at its centre, or null when the element is visible and topmost there.
 * Scrolls it to the middle of the window where that helps, as a user would. Whoever cannot be seen at all (hidden,
 * without size, clipped) is covered by what is seen in its place, the document at last; an inert one by its inert part.
 *
 * `elementFromPoint` alone is not enough: it passes through whatever has `pointer-events: none`, and a modal sets that
 * on every layer below itself, also on one that is painted over it. So this asks for everything at the point and
 * takes the first that either receives the press or paints a ground of its own.
 *
 * Changes no node: who watches the document and asks again at every change would never come to an end.
 * Uses nothing outside itself, so that it can be sent into a page: `locator.evaluateHandle(coverOf)`.
 */
export function coverOf(element: Element): Element | null {
  const page = element.ownerDocument;
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];

  function stackAtCentre(): Element[] {
    const { left, top, width, height } = element.getBoundingClientRect();
    const everythingTakesPresses = new CSSStyleSheet();
    everythingTakesPresses.replaceSync('* { pointer-events: auto !important }');
    const sheets = [...page.adoptedStyleSheets];
    page.adoptedStyleSheets = [...sheets, everythingTakesPresses];
    const stack = page.elementsFromPoint(left + width / 2, top + height / 2);
    page.adoptedStyleSheets = sheets;
    return stack;
  }

  function isPainted(hit: Element): boolean {
    const { backgroundColor, backgroundImage } = getComputedStyle(hit);
    const hasGround =
      backgroundImage !== 'none' || !/^rgba\(.+, 0\)$|\/ 0\)$/.test(backgroundColor);
    const isPicture = /^(img|video|canvas|svg|iframe)$/i.test(hit.tagName);
    return (hasGround || isPicture) && hit.checkVisibility({ opacityProperty: true });
  }

  function find(): Element | null {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return page.documentElement;
    for (const hit of stackAtCentre()) {
      if (element.contains(hit) || labels.some((label) => label.contains(hit)))
        return element.closest('[inert]');
      if (getComputedStyle(hit).pointerEvents !== 'none' || isPainted(hit)) return hit;
    }
    return page.documentElement;
  }

  if (find() === null) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return find();
}
