import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faintText, undecidedContrast } from './contrast.ts';
import { inWholePage } from './whole-page.ts';

/** axe with the rules of the catalogue: the size of targets, off in its own defaults, is part of WCAG 2.2 AA. */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ rules: { 'target-size': { enabled: true } } });

/** The same rules as in the catalogue, on a whole page with everything that the frame puts around it. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Until the app has drawn its page, the static frame of index.html is all there is to check.
  await page.locator('#root main h1').waitFor();
  await expectNoViolations(page, what);
}

/** The same of a page that is none of the app. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations, incomplete } = await axeOf(page).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  const faint = await inWholePage(page, () => faintText(page, undecidedContrast(incomplete)));
  expect([...found, ...faint], `axe on ${what}`).toEqual([]);
}
