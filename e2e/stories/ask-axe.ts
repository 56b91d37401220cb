import type { Page } from '@playwright/test';
import { faintText, undecidedContrast } from '../lib/contrast.ts';
import { inWholePage } from '../lib/whole-page.ts';
import { type AxeResult, violationsOf } from './story-events.ts';

/** All that another theme can change the result of: themes differ in nothing but colours (`shared/theme/themes.css.ts`). */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs in the page: asks as the addon has asked of the same story, whose rules are still set; given rules, only those. The
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

/** Runs in the page: until what reads the size of the window has drawn. */
const twoFrames = (): Promise<unknown> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * Puts what the page shows into another window and returns what axe finds there, and what text is too faint, in each theme.
 * Every rule runs in the first theme, in the others the rules about colours. Puts the window back.
 */
export async function axeInWindow(
  page: Page,
  { width, height }: { width: number; height: number },
  themes: readonly string[],
): Promise<string[]> {
  const before = page.viewportSize();
  const reasons: string[] = [];
  await page.setViewportSize({ width, height });
  await page.evaluate(twoFrames);
  for (const [index, theme] of themes.entries()) {
    await page.evaluate(wearTheme, theme);
    const result = await page.evaluate(askAxe, index === 0 ? undefined : colourRules);
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
