export type Colour = readonly [red: number, green: number, blue: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A text of the page and what its contrast depends on. */
export interface Sample {
  /** What of the text is not cut off, in CSS pixels of the window. */
  boxes: Box[];
  colour: Colour;
  /** Of the text colour with everything that fades it, 0 to 1. */
  alpha: number;
  /** Nothing of it is cut off. */
  isWhole: boolean;
  /** Something else is the topmost element over all of it. */
  isCovered: boolean;
  /** Nothing else is the topmost element at its corners or in its middle. */
  isClear: boolean;
  /** Ratio that WCAG 2.2 (1.4.3) wants of this size and weight. */
  required: number;
}

/**
 * Runs in the page, so it uses nothing outside itself: reads the text of what each selector finds first; null where it finds
 * nothing.
 */
export function readSamples(selectors: string[]): (Sample | null)[] {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('the browser has no canvas');

  function colourOf(color: string): Uint8ClampedArray {
    brush?.clearRect(0, 0, 1, 1);
    Object.assign(brush ?? {}, { fillStyle: color });
    brush?.fillRect(0, 0, 1, 1);
    return brush?.getImageData(0, 0, 1, 1).data ?? new Uint8ClampedArray(4);
  }

  function rectsOf(element: Element): DOMRect[] {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const rects = texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    // A field has no text node.
    return rects.length > 0 ? rects : [element.getBoundingClientRect()];
  }

  /** What the window and the ancestors that scroll or cut off leave to see. */
  function roomOf(element: Element): Box {
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const { left, top, right, bottom } = one.getBoundingClientRect();
      room.left = Math.max(room.left, left);
      room.top = Math.max(room.top, top);
      room.right = Math.min(room.right, right);
      room.bottom = Math.min(room.bottom, bottom);
    }
    return room;
  }

  /** Whether the element, or what it is in, is the topmost at a point of the window. */
  const isTopmost = (element: Element, x: number, y: number): boolean =>
    document.elementFromPoint(x, y)?.contains(element) === true;

  const isTopmostInMiddle = (element: Element, { left, top, right, bottom }: Box): boolean =>
    isTopmost(element, (left + right) / 2, (top + bottom) / 2);

  /** Whether the element is the topmost a pixel inside each corner as well. */
  function isTopmostOver(element: Element, box: Box): boolean {
    const corners = [box.left + 1, box.right - 1].flatMap((x) =>
      [box.top + 1, box.bottom - 1].map((y) => [x, y] as const),
    );
    return isTopmostInMiddle(element, box) && corners.every(([x, y]) => isTopmost(element, x, y));
  }

  /** What is left of a box in the room there is for it; of no size where nothing is. */
  function clipped(rect: DOMRect, room: Box): Box {
    return {
      left: Math.max(room.left, rect.left),
      top: Math.max(room.top, rect.top),
      right: Math.min(room.right, rect.right),
      bottom: Math.min(room.bottom, rect.bottom),
    };
  }

  const isSameBox = (box: Box, rect: DOMRect): boolean =>
    (['left', 'top', 'right', 'bottom'] as const).every(
      (side) => Math.abs(box[side] - rect[side]) < 1,
    );

  /** By what the opacity of an element and its ancestors fades it. */
  function opacityOf(element: Element): number {
    let opacity = 1;
    for (let one: Element | null = element; one; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  }

  /** Whether WCAG 1.4.3 asks nothing of a text. */
  function isExempt(element: Element): boolean {
    const isHidden = element.closest('[aria-hidden="true"]') !== null;
    // Of what cannot be used, as the page and the dialogs below a modal.
    const isBelowModal =
      document.documentElement.hasAttribute('data-modal') &&
      (!element.closest('[role="dialog"], [role="alertdialog"]') || isHidden);
    // Nor of text in a picture: a drawing that is not read says nothing that words beside it do not.
    const isDrawn = element instanceof SVGElement && isHidden;
    return isBelowModal || isDrawn;
  }

  function sampleOf(element: Element): Sample {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const isEmpty = isField && element.value === '';
    const { color, fill, fontSize, fontWeight } = getComputedStyle(
      element,
      isEmpty ? '::placeholder' : null,
    );
    const ink = element instanceof SVGElement ? fill : color;
    const [red = 0, green = 0, blue = 0, level = 0] = colourOf(ink);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    // Nothing is written in a field without a value and a placeholder.
    const rects = isEmpty && element.placeholder === '' ? [] : rectsOf(element);
    const room = roomOf(element);
    const parts = rects.map((rect) => ({ rect, box: clipped(rect, room) }));
    const shown = parts
      .map(({ box }) => box)
      .filter(({ left, top, right, bottom }) => right > left && bottom > top);
    return {
      boxes: shown,
      colour: [red, green, blue],
      alpha: (level / 255) * opacityOf(element),
      isWhole: parts.every(({ rect, box }) => isSameBox(box, rect)),
      isCovered: !shown.some((box) => isTopmostInMiddle(element, box)),
      isClear: shown.length > 0 && shown.every((box) => isTopmostOver(element, box)),
      required: isExempt(element) ? 0 : isLarge ? 3 : 4.5,
    };
  }

  // What lets presses through covers all the same.
  const sheet = document.createElement('style');
  sheet.textContent = '* { pointer-events: auto !important; }';
  document.head.append(sheet);
  const samples = selectors.map((selector) => {
    const element = selector ? document.querySelector(selector) : null;
    return element && sampleOf(element);
  });
  sheet.remove();
  return samples;
}
