import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** What axe says of a node whose contrast it cannot work out: a gradient, a picture or another element lies under it. */
export interface AxeNode {
  target: readonly unknown[];
  html: string;
}

interface AxeRule {
  id: string;
  nodes: readonly AxeNode[];
}

type Colour = readonly [red: number, green: number, blue: number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Sample {
  /** What of the text lies in the window, in CSS pixels. */
  boxes: Box[];
  colour: Colour;
  /** Of the text colour with everything that fades it, 0 to 1. */
  alpha: number;
  /** Nothing of it lies outside the window. */
  isWhole: boolean;
  /** Something else is the topmost element over all of it. */
  isCovered: boolean;
  /** Ratio that WCAG 2.2 (1.4.3) wants of this size and weight. */
  required: number;
}

/** What no glyph and no background of the site is painted in. */
const probeColour = '#ff00ff';
/** Difference of a pixel with and without its glyph, summed over the channels, from which the glyph covers it. */
const covered = 90;

/** Nodes whose text contrast axe left undecided. */
export const undecidedContrast = (incomplete: readonly AxeRule[] = []): AxeNode[] =>
  incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((level) => {
    const part = level / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** The least contrast (1 to 21) that the text has with any pixel its glyphs cover; null where none is painted. */
export function worstContrast(
  without: PNG,
  probed: PNG,
  { boxes, colour, alpha }: Pick<Sample, 'boxes' | 'colour' | 'alpha'>,
): number | null {
  let worst: number | null = null;
  for (const { left, top, right, bottom } of boxes) {
    for (let y = Math.floor(top); y < Math.min(bottom, without.height); y += 1) {
      for (let x = Math.floor(left); x < Math.min(right, without.width); x += 1) {
        const at = 4 * (y * without.width + x);
        const ground = [0, 1, 2].map((i) => without.data[at + i] ?? 0);
        const change = ground.map((level, i) => Math.abs(level - (probed.data[at + i] ?? 0)));
        if (change.reduce((sum, part) => sum + part, 0) < covered) continue;
        const [red, green, blue] = ground as [number, number, number];
        const text = colour.map((level, i) => alpha * level + (1 - alpha) * (ground[i] ?? 0));
        const ratio = ratioOf(text as [number, number, number], [red, green, blue]);
        worst = Math.min(worst ?? ratio, ratio);
      }
    }
  }
  return worst;
}

/**
 * Measures text that axe left undecided by the pixels under its glyphs and returns a reason for each that is too faint or
 * cannot be found. Takes two pictures of the window, one without the glyphs and one with them in a colour of their own;
 * two more for each text that has to be scrolled to.
 */
export async function faintText(page: Page, nodes: readonly AxeNode[]): Promise<string[]> {
  const reasons: string[] = [];
  const visible: Text[] = [];
  const outside: AxeNode[] = [];
  for (const node of nodes) {
    const sample = await sampleOf(page, node);
    if (!sample)
      reasons.push(`contrast undecided, and the element cannot be found: ${nameOf(node)}`);
    else if (sample.isWhole) visible.push({ node, sample });
    else outside.push(node);
  }
  if (visible.some(({ sample }) => sample.boxes.length > 0))
    reasons.push(...(await measure(page, visible)));
  for (const node of outside) {
    await page.locator(selectorOf(node)).first().evaluate(bringIntoView);
    const sample = await sampleOf(page, node);
    if (sample && sample.boxes.length > 0)
      reasons.push(...(await measure(page, [{ node, sample }])));
  }
  return reasons;
}

interface Text {
  node: AxeNode;
  sample: Sample;
}

const nameOf = ({ html }: AxeNode): string => html.slice(0, 160);
const selectorOf = ({ target }: AxeNode): string => (target.length === 1 ? String(target[0]) : '');

async function sampleOf(page: Page, node: AxeNode): Promise<Sample | undefined> {
  const selector = selectorOf(node);
  const element = selector ? page.locator(selector).first() : undefined;
  return element && (await element.count()) > 0 ? element.evaluate(readSample) : undefined;
}

async function measure(page: Page, texts: readonly Text[]): Promise<string[]> {
  const selectors = texts.map(({ node }) => selectorOf(node)).join(', ');
  const without = await shoot(page, selectors, 'transparent');
  const probed = await shoot(page, selectors, probeColour);
  return texts.flatMap(({ node, sample }) => {
    const worst = worstContrast(without, probed, sample);
    if (worst === null)
      return sample.isCovered
        ? []
        : [`contrast undecided, no pixel of the text found: ${nameOf(node)}`];
    if (worst >= sample.required) return [];
    return [`contrast ${worst.toFixed(2)}, not ${sample.required}: ${nameOf(node)}`];
  });
}

async function shoot(page: Page, selectors: string, colour: string): Promise<PNG> {
  const style = `:is(${selectors}), :is(${selectors})::placeholder { color: ${colour} !important; fill: ${colour} !important;
    text-shadow: none !important; text-decoration: none !important; transition: none !important; }`;
  return PNG.sync.read(await page.screenshot({ animations: 'disabled', style, scale: 'css' }));
}

/** Runs in the page. */
function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Runs in the page. */
function readSample(element: Element): Sample {
  function rectsOf(): DOMRect[] {
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
  const inWindow = ({ left, top, right, bottom }: DOMRect): Box => ({
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(innerWidth, right),
    bottom: Math.min(innerHeight, bottom),
  });
  const isSame = (box: Box, rect: DOMRect): boolean =>
    box.left === rect.left &&
    box.top === rect.top &&
    box.right === rect.right &&
    box.bottom === rect.bottom;

  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const isEmpty = isField && element.value === '';
  const { color, fontSize, fontWeight } = getComputedStyle(
    element,
    isEmpty ? '::placeholder' : null,
  );
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser has no canvas');
  brush.fillStyle = color;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, level = 0] = brush.getImageData(0, 0, 1, 1).data;
  let alpha = level / 255;
  for (let one: Element | null = element; one; one = one.parentElement)
    alpha *= Number(getComputedStyle(one).opacity);

  const size = Number.parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  // Nothing is written in a field without a value and a placeholder.
  const rects = isEmpty && element.placeholder === '' ? [] : rectsOf();
  const isWhole = rects.every((rect) => isSame(inWindow(rect), rect));
  const boxes = rects
    .map(inWindow)
    .filter(({ left, top, right, bottom }) => right > left && bottom > top);
  // What lets presses through covers all the same.
  const sheet = document.createElement('style');
  sheet.textContent = '* { pointer-events: auto !important; }';
  document.head.append(sheet);
  const isCovered = boxes.every(({ left, top, right, bottom }) => {
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !topmost || (topmost !== element && !topmost.contains(element));
  });
  sheet.remove();
  // WCAG 1.4.3 asks nothing of what cannot be used, as the page below a modal.
  const isBelowModal =
    document.documentElement.hasAttribute('data-modal') &&
    !element.closest('[role="dialog"], [role="alertdialog"]');
  const required = isBelowModal ? 0 : isLarge ? 3 : 4.5;
  return { boxes, colour: [red, green, blue], alpha, isWhole, isCovered, required };
}
