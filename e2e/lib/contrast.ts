import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { type Box, type Colour, readSamples, type Sample } from './text-sample.ts';
import { takePicture } from './window-picture.ts';

/** What axe says of a node whose contrast it cannot work out: a gradient, a picture or another element lies under it. */
export interface AxeNode {
  target: readonly unknown[];
  html: string;
}

interface AxeRule {
  id: string;
  nodes: readonly AxeNode[];
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
function worstContrast(
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
 * cannot be found. Takes two pictures of the window, one without the glyphs and one with them in a colour of their own. Where
 * texts are left that are cut off, it scrolls to the first of them, and in each scroller to one, and takes two more of all that
 * can be seen then, until each was seen.
 */
export async function faintText(page: Page, nodes: readonly AxeNode[]): Promise<string[]> {
  const reasons = new Map<AxeNode, string>();
  const texts = await readTexts(page, nodes);
  for (const { node } of texts.filter(({ sample }) => !sample))
    reasons.set(node, `contrast undecided, and the element cannot be found: ${nameOf(node)}`);
  await measureInto(
    reasons,
    page,
    texts.filter(({ sample }) => sample?.isWhole),
  );
  let left = texts.filter(({ sample }) => sample && !sample.isWhole).map(({ node }) => node);
  while (left.length > 0) {
    await page.evaluate(bringIntoView, left.map(selectorOf));
    const [first, ...others] = await readTexts(page, left);
    // What the first shows there is all that can be seen of it; of the others it may be a part below something else.
    const seen = [
      ...(first?.sample && first.sample.boxes.length > 0 ? [first] : []),
      ...others.filter(({ sample }) => sample?.isWhole && sample.isClear),
    ];
    await measureInto(reasons, page, seen);
    const done = new Set(seen.map(({ node }) => node));
    left = left.slice(1).filter((node) => !done.has(node));
  }
  return nodes.flatMap((node) => reasons.get(node) ?? []);
}

/** Measures what the window shows and notes what is too faint, or cannot be found. */
async function measureInto(
  reasons: Map<AxeNode, string>,
  page: Page,
  texts: readonly Text[],
): Promise<void> {
  const worst = await measure(page, texts);
  for (const { node, sample } of texts) {
    const reason = sample && reasonOf(node, sample, worst.get(node) ?? null);
    if (reason) reasons.set(node, reason);
  }
}

interface Text {
  node: AxeNode;
  sample: Sample | null;
}

const nameOf = ({ html }: AxeNode): string => html.slice(0, 160);
const selectorOf = ({ target }: AxeNode): string => (target.length === 1 ? String(target[0]) : '');

async function readTexts(page: Page, nodes: readonly AxeNode[]): Promise<Text[]> {
  const samples = await page.evaluate(readSamples, nodes.map(selectorOf));
  return nodes.map((node, index) => ({ node, sample: samples[index] ?? null }));
}

function reasonOf(
  node: AxeNode,
  { boxes, isCovered, required }: Sample,
  worst: number | null,
): string | null {
  if (worst === null)
    return isCovered || boxes.length === 0
      ? null
      : `contrast undecided, no pixel of the text found: ${nameOf(node)}`;
  if (worst >= required) return null;
  return `contrast ${worst.toFixed(2)}, not ${required}: ${nameOf(node)}`;
}

/** The worst contrast of each text, null where no pixel of it was found. */
async function measure(page: Page, texts: readonly Text[]): Promise<Map<AxeNode, number | null>> {
  const boxes = texts.flatMap(({ sample }) => sample?.boxes ?? []);
  if (boxes.length === 0) return new Map();
  const [left, top] = [floorOf(boxes, 'left'), floorOf(boxes, 'top')];
  const width = Math.ceil(Math.max(...boxes.map((box) => box.right))) - left;
  const height = Math.ceil(Math.max(...boxes.map((box) => box.bottom))) - top;
  const selectors = texts.map(({ node }) => selectorOf(node)).join(', ');
  const shoot = async (colour: string): Promise<PNG> => {
    const { x, y, scale } = await page.evaluate(paintTexts, { selectors, colour });
    const clip = { x: x + left, y: y + top, width, height, scale };
    return PNG.sync.read(await takePicture(page, clip));
  };
  await page.evaluate(holdAnimations);
  const without = await shoot('transparent');
  const probed = await shoot(probeColour);
  await page.evaluate(releasePage);
  const moved = (box: Box): Box => ({
    left: box.left - left,
    right: box.right - left,
    top: box.top - top,
    bottom: box.bottom - top,
  });
  return new Map(
    texts.flatMap((text) => {
      if (!text.sample) return [];
      const sample = { ...text.sample, boxes: text.sample.boxes.map(moved) };
      return [[text.node, worstContrast(without, probed, sample)] as const];
    }),
  );
}

const floorOf = (boxes: readonly Box[], side: 'left' | 'top'): number =>
  Math.floor(Math.min(...boxes.map((box) => box[side])));

interface Probe extends Window {
  contrastSheet?: CSSStyleSheet;
  heldAnimations?: Animation[];
}

/** Runs in the page: what moves between two pictures would count as a glyph. */
function holdAnimations(): void {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
  (window as Probe).heldAnimations = moving;
  for (const one of moving) one.pause();
}

/** Runs in the page: paints the glyphs of texts in another colour; returns where the window is in the page. */
function paintTexts({ selectors, colour }: { selectors: string; colour: string }) {
  const probe = window as Probe;
  if (!probe.contrastSheet) {
    probe.contrastSheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(probe.contrastSheet);
  }
  probe.contrastSheet.replaceSync(`:is(${selectors}), :is(${selectors})::placeholder {
    color: ${colour} !important; fill: ${colour} !important; text-shadow: none !important;
    text-decoration: none !important; transition: none !important; }`);
  return { x: scrollX, y: scrollY, scale: 1 / devicePixelRatio };
}

/** Runs in the page. */
function releasePage(): void {
  const probe = window as Probe;
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== probe.contrastSheet);
  document.adoptedStyleSheets = others;
  for (const one of probe.heldAnimations ?? []) one.play();
  delete probe.contrastSheet;
  delete probe.heldAnimations;
}

/**
 * Runs in the page: scrolls to what the first selector finds and, on the way, in each scroller to the first that lies in it;
 * a row of tabs beside another one is not scrolled twice. The text comes to the middle, where no column that stays covers it.
 */
function bringIntoView(selectors: string[]): void {
  const isScroller = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflow);
  const firsts = new Map<Element | null, Element>();
  for (const selector of selectors) {
    const element = selector ? document.querySelector(selector) : null;
    if (!element) continue;
    let scroller = element.parentElement;
    while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
    if (!firsts.has(scroller)) firsts.set(scroller, element);
  }
  // The first one last, as it says where the page is.
  for (const [scroller, element] of [...firsts].toReversed()) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const text = document.createRange();
    text.selectNodeContents(element);
    let { left, right } = text.getBoundingClientRect();
    // What a cell cuts off cannot be seen anywhere.
    for (let one = element.parentElement; one && one !== scroller; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const room = one.getBoundingClientRect();
      left = Math.max(left, room.left);
      right = Math.min(right, room.right);
    }
    const room = scroller?.getBoundingClientRect();
    if (!room || right <= left) continue;
    scroller?.scrollBy({
      left: (left + right - room.left - room.right) / 2,
      behavior: 'instant',
    });
  }
}
