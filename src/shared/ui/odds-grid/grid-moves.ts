/** What marks the rows of a grid of prices. */
const byRow = '[data-odds-row]';
const isPrice = (element: Element): boolean => element.matches('[data-selection]');

/** A part of the window stays over a move by a page, so that the eye finds where it was. */
const pageShare = 0.8;

function rowsOf(root: Element): Element[] {
  return [...root.querySelectorAll(byRow)];
}

/** The buttons of a row from left to right: prices first, then what is beside or over them. */
function buttonsOf(row: Element): HTMLElement[] {
  const buttons = [...row.querySelectorAll<HTMLElement>('button')];
  return [...buttons.filter(isPrice), ...buttons.filter((button) => !isPrice(button))];
}

/** The row of an element, if it is one of a grid. */
export function rowOf(element: Element): Element | null {
  return element.closest(byRow);
}

function distance({ left, right }: DOMRect, x: number): number {
  return Math.max(left - x, x - right, 0);
}

/** Centre of an element, CSS pixels from the left of the window. */
export function centreOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

/** Returns the element that lies over `x`, else the nearest one; the first of several. */
function nearestTo<E extends Element>(elements: readonly E[], x: number): E | undefined {
  const byDistance = elements.map((element) => ({
    element,
    away: distance(element.getBoundingClientRect(), x),
  }));
  return byDistance.sort((a, b) => a.away - b.away)[0]?.element;
}

/** Of a row, the price nearest to `x`; or the button nearest to it that is none, else the nearest price. */
function inRow(row: Element, x: number, wantsPrice: boolean): HTMLElement | undefined {
  const buttons = buttonsOf(row);
  const same = buttons.filter((button) => isPrice(button) === wantsPrice);
  return nearestTo(same.length > 0 || wantsPrice ? same : buttons, x);
}

/** The button of the row before or after that is nearest to `x`; from a price, rows without one are passed over. */
function inOtherRow(root: Element, from: Element, step: 1 | -1, x: number) {
  const follows = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const own = rowOf(from);
  const rows = rowsOf(root).filter(
    (row) => row !== own && (from.compareDocumentPosition(row) & follows) !== 0,
  );
  if (step === -1) rows.reverse();
  for (const row of rows) {
    const found = inRow(row, x, own === null || isPrice(from));
    if (found) return found;
  }
  return undefined;
}

/** Where an arrow key, Home or End leads from a button of the grid; undefined for other keys and at the edges. */
export function moveTarget(
  root: Element,
  from: Element,
  key: string,
  x: number,
): HTMLElement | undefined {
  if (key === 'ArrowUp') return inOtherRow(root, from, -1, x);
  if (key === 'ArrowDown') return inOtherRow(root, from, 1, x);
  const row = rowOf(from);
  if (row === null) return undefined;
  const buttons = buttonsOf(row);
  const at = buttons.indexOf(from as HTMLElement);
  if (key === 'ArrowLeft') return buttons[at - 1];
  if (key === 'ArrowRight') return buttons[at + 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  return undefined;
}

/** The price at a place: of the row nearest to `y`, the one nearest to `x`. CSS pixels of the window. */
export function priceAt(root: Element, x: number, y: number): HTMLElement | undefined {
  let best: { row: Element; away: number } | undefined;
  for (const row of rowsOf(root)) {
    const away = Math.abs(row.getBoundingClientRect().top - y);
    if (best === undefined || away < best.away) best = { row, away };
  }
  return best && nearestTo(buttonsOf(best.row).filter(isPrice), x);
}

/** The first price of the first row that begins clear of the bars at the top of the window, else of the first row. */
export function firstVisible(root: Element): HTMLElement | undefined {
  const rows = rowsOf(root);
  const { scrollMarginTop } = getComputedStyle(root);
  const top = Number.parseFloat(scrollMarginTop) || 0;
  const row = rows.find((one) => one.getBoundingClientRect().top >= top) ?? rows[0];
  return row && buttonsOf(row).find(isPrice);
}

/** Moves the focus and shows what has it, as little as that needs. */
export function focusVisibly(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return document.documentElement;
}

/** Scrolls by a page; returns how far that would be without an end of the page, CSS pixels, down positive. */
export function scrollPage(from: Element, step: 1 | -1): number {
  const scroller = scrollerOf(from);
  const top = step * scroller.clientHeight * pageShare;
  scroller.scrollBy({ top, behavior: 'instant' });
  return top;
}
