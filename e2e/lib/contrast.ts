import type { Page, PageScreenshotOptions } from '@playwright/test';
import { PNG } from 'pngjs';
import { type Box, type Colour, readSamples, type Sample } from './text-sample.ts';

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
 * cannot be found. Takes two pictures of the window, one without the glyphs and one with them in a colour of their own; two
 * more for each text that has to be scrolled to.
 */
export async function faintText(page: Page, nodes: readonly AxeNode[]): Promise<string[]> {
  const texts = await readTexts(page, nodes);
  const whole = texts.filter(({ sample }) => sample?.isWhole);
  const worst = await measure(page, whole);
  const reasons: string[] = [];
  for (const text of texts) {
    const { sample } = text;
    if (!sample) {
      reasons.push(`contrast undecided, and the element cannot be found: ${nameOf(text.node)}`);
      continue;
    }
    const reason = sample.isWhole
      ? reasonOf(text.node, sample, worst.get(text) ?? null)
      : await measureThere(page, text.node);
    if (reason !== null) reasons.push(reason);
  }
  return reasons;
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

/** Scrolls to one text and measures it by itself. */
async function measureThere(page: Page, node: AxeNode): Promise<string | null> {
  await page.locator(selectorOf(node)).first().evaluate(bringIntoView);
  const texts = await readTexts(page, [node]);
  const [text] = texts;
  if (!text?.sample || text.sample.boxes.length === 0) return null;
  const worst = await measure(page, texts);
  return reasonOf(node, text.sample, worst.get(text) ?? null);
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
async function measure(page: Page, texts: readonly Text[]): Promise<Map<Text, number | null>> {
  const boxes = texts.flatMap(({ sample }) => sample?.boxes ?? []);
  if (boxes.length === 0) return new Map();
  const [left, top] = [floorOf(boxes, 'left'), floorOf(boxes, 'top')];
  const width = Math.ceil(Math.max(...boxes.map((box) => box.right))) - left;
  const height = Math.ceil(Math.max(...boxes.map((box) => box.bottom))) - top;
  const clip = { x: left, y: top, width, height };
  const selectors = texts.map(({ node }) => selectorOf(node)).join(', ');
  const without = await shoot(page, clip, selectors, 'transparent');
  const probed = await shoot(page, clip, selectors, probeColour);
  const moved = (box: Box): Box => ({
    ...{ left: box.left - left, right: box.right - left },
    ...{ top: box.top - top, bottom: box.bottom - top },
  });
  return new Map(
    texts.flatMap((text) => {
      if (!text.sample) return [];
      const sample = { ...text.sample, boxes: text.sample.boxes.map(moved) };
      return [[text, worstContrast(without, probed, sample)] as const];
    }),
  );
}

const floorOf = (boxes: readonly Box[], side: 'left' | 'top'): number =>
  Math.floor(Math.min(...boxes.map((box) => box[side])));

type Clip = Required<PageScreenshotOptions>['clip'];

async function shoot(page: Page, clip: Clip, selectors: string, colour: string): Promise<PNG> {
  const style = `:is(${selectors}), :is(${selectors})::placeholder { color: ${colour} !important; fill: ${colour} !important;
    text-shadow: none !important; text-decoration: none !important; transition: none !important; }`;
  const options = { animations: 'disabled', scale: 'css' } as const;
  return PNG.sync.read(await page.screenshot({ ...options, clip, style }));
}

/** Runs in the page. */
function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
