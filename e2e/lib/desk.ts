import { expect, type Page } from '@playwright/test';
import { press } from './press.ts';
import { sendLogin } from './site.ts';

/** Staff works in a wide window, whatever the members of the journey have. */
const DESK_WINDOW = { width: 1280, height: 900 };

/** Opens a section of the desk by its rail. */
export async function openSection(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '데스크 메뉴' });
  // A queue has the number of those that wait beside its name.
  await press(menu.getByRole('link', { name: new RegExp(`^${name}`) }));
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** Signs staff in and opens a section of the desk. */
export async function openDesk(page: Page, userId: string, name: string): Promise<void> {
  await page.setViewportSize(DESK_WINDOW);
  await sendLogin(page, userId);
  await page.waitForURL((url) => /^\/(admin|manager)/.test(url.pathname));
  await openSection(page, name);
}

/** Presses a button of the panel beside the list, and the same word in the question that follows. */
export async function decide(page: Page, word: string): Promise<void> {
  const panel = page.getByRole('complementary');
  await press(panel.getByRole('button', { name: new RegExp(`^${word}`) }));
  const question = page.getByRole('alertdialog');
  await press(question.getByRole('button', { name: word, exact: true }));
  await expect(question).toBeHidden();
}

/** Finds a member by keys alone, and opens it. */
export async function findMember(page: Page, search: string, nickname: string): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('grid').focus();
  await page.keyboard.press('/');
  await page.keyboard.type(search);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
}
