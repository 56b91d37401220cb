import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { press } from './press.ts';

/** Opens the provider's page from `/chargeCrypto`, in the window of its own that it gets. */
export async function openPayPage(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await press(page.getByRole('link', { name: '결제 페이지 열기' }));
  const provider = await opened;
  // A policy that keeps the page's own style or script out would say so.
  provider.on('console', (message) => expect(message.type(), message.text()).not.toBe('error'));
  provider.on('pageerror', (error) => expect(error.message).toBe(''));
  await expect(provider.getByText('실제 코인은 오가지 않습니다')).toBeVisible();
  return provider;
}

/**
 * Looks at the page as it is with axe, as wide as a phone and as a desktop. In a profile of its own, without the page's policy: what measures the contrast writes styles, which the policy keeps out.
 */
export async function expectPayPageAccessible(provider: Page, what: string): Promise<void> {
  const context = await provider.context().browser()?.newContext({ bypassCSP: true });
  if (!context) throw new Error('the page is in no browser that could open another');
  const looked = await context.newPage();
  await looked.goto(provider.url());
  for (const width of [390, 1280] as const) {
    await looked.setViewportSize({ width, height: 900 });
    await expectNoViolations(looked, `${what} at ${width}`);
  }
  await context.close();
}

interface Payment {
  choice?: string;
  delivery?: string;
}

/** Sends simulated coins from the provider's page. */
export async function payOn(provider: Page, { choice, delivery }: Payment = {}): Promise<void> {
  if (choice) await press(provider.getByRole('radio', { name: new RegExp(`^${choice}`) }));
  if (delivery) await press(provider.getByRole('radio', { name: delivery }));
  await press(provider.getByRole('button', { name: '모의 코인 보내기' }));
  await expect(provider.getByText('모의 코인을 보냈습니다')).toBeVisible();
}

/** The same by keyboard: the second choice of the first group, then on to the button. */
export async function payLessByKeyboard(provider: Page): Promise<void> {
  // The way back, a fresh page and two copies come first; the amount of one's own is between the groups.
  const before = ['Tab', 'Tab', 'Tab', 'Tab'];
  for (const key of [...before, 'Tab', 'ArrowDown', 'Tab', 'Tab', 'Tab'])
    await provider.keyboard.press(key);
  await expect(provider.getByRole('radio', { name: /^적게 보내기/ })).toBeChecked();
  await expect(provider.getByRole('button', { name: '모의 코인 보내기' })).toBeFocused();
  await provider.keyboard.press('Enter');
  await expect(provider.getByText('모의 코인을 보냈습니다')).toBeVisible();
}
