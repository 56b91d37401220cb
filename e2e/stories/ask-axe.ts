import type { Page } from '@playwright/test';
import { faintText, undecidedContrast } from '../lib/contrast.ts';
import { inWholePage } from '../lib/whole-page.ts';
import { type AxeResult, violationsOf } from './story-events.ts';

/** All that another theme can change the result of: themes differ in nothing but colours (`shared/theme/themes.css.ts`). */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs in the page: checks as the addon has checked the same story, whose rules are still set; given rules, only those. The
 * page has axe once the addon, or `AxeBuilder`, has run.
 */
export function askAxe(rules?: readonly string[]): Promise<AxeResult> {
  const { axe } = window as unknown as {
    axe: { run: (context: object, options: object) => Promise<AxeResult> };
  };
  return axe.run(
    {
      include: ['body'],
      exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
    },
    {
      resultTypes: ['violations', 'incomplete'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    },
  );
}

/**
 * Runs in the page: what the tool bar's theme does. With less motion transitions are short, not gone: until the next frame
 * styles would be those of the other theme.
 */
export function wearTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

/** What the size of the window can change the result of, where the same elements are in the page and visible. */
const layoutRules = [...colourRules, 'target-size', 'scrollable-region-focusable'];

/** Runs in the page: its elements, and which of them are visible. All that the rules about structure, names and roles read. */
function visibleElements(): string {
  const isVisible = (one: Element): boolean => {
    const { width, height, right, bottom } = one.getBoundingClientRect();
    const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isShown && width > 0 && height > 0 && right > 0 && bottom > 0;
  };
  const marks = [...document.body.querySelectorAll('*')].map((one) => (isVisible(one) ? '1' : '0'));
  return `${marks.join('')} ${document.body.innerHTML}`;
}

/** Runs in the page: until what reads the size of the window has drawn. */
const twoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * Puts what the page shows into another window and returns what axe finds there, and what text is too faint, in each theme.
 * In the first theme run the rules about layout, or every rule where the window has changed which elements are there or visible; in
 * the others the rules about colours. Puts the window back.
 */
export async function axeInWindow(
  page: Page,
  { width, height }: { width: number; height: number },
  themes: readonly string[],
): Promise<string[]> {
  const before = page.viewportSize();
  const reasons: string[] = [];
  const elements = await page.evaluate(visibleElements);
  await page.setViewportSize({ width, height });
  await page.evaluate(twoFrames);
  const isSame = (await page.evaluate(visibleElements)) === elements;
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(wearTheme, theme);
    const firstRules = isSame ? layoutRules : undefined;
    const result = await page.evaluate(askAxe, index === 0 ? firstRules : colourRules);
    const undecided = undecidedContrast(result.incomplete);
    // In the whole page nothing has to be scrolled to, which takes two pictures a text.
    const faint =
      undecided.length > 0 ? await inWholePage(page, () => faintText(page, undecided)) : [];
    const found = [...violationsOf(result), ...faint];
    reasons.push(...found.map((reason) => `${theme} at ${width}: ${reason}`));
  }
  if (before) await page.setViewportSize(before);
  return reasons;
}
