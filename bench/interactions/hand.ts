import type { Locator, Page } from 'playwright';
import { unmeasured } from './figures.ts';
import type { ViewName } from './views.ts';

/** Long enough for a page to come to rest, which debounces its address by 200 ms. */
const restMs = 400;

/** Presses as a member does, by touch on a phone and by mouse on a desktop, and marks each press by name. */
export interface Hand {
  press: (name: string, target: Locator) => Promise<void>;
  type: (name: string, keys: string) => Promise<void>;
  /** Presses to get a page ready; not measured. */
  ready: (target: Locator) => Promise<void>;
  /** Takes back so many keys; not measured. */
  clear: (keys: number) => Promise<void>;
}

/** Marks a moment of a trace, and names what the next events belong to. */
export async function mark(page: Page, name: string): Promise<void> {
  await page.evaluate((text) => {
    performance.mark(`press:${text}`);
    const root = document.documentElement.dataset;
    const number = Number.parseInt(root.pressed ?? '0', 10) + 1;
    root.pressed = `${number}:${text}`;
  }, name);
}

export function createHand(page: Page, view: ViewName): Hand {
  /** Found before the mark: looking for it is no work of the page's own. */
  async function place(target: Locator): Promise<[number, number]> {
    await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      // Clear of the bars at the head and the foot.
      if (top < 200 || bottom > innerHeight - 180) element.scrollIntoView({ block: 'center' });
    });
    await page.waitForTimeout(200);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not visible`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  async function hit(x: number, y: number): Promise<void> {
    if (view === 'phone') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await page.waitForTimeout(restMs);
  }

  return {
    async press(name, target) {
      const [x, y] = await place(target);
      // Over it before it is pressed, as a pointer is.
      if (view === 'desktop') await page.mouse.move(x, y);
      await page.waitForTimeout(200);
      await mark(page, name);
      await hit(x, y);
    },
    async type(name, keys) {
      for (const key of keys) {
        await mark(page, name);
        await page.keyboard.press(key);
        await page.waitForTimeout(restMs);
      }
    },
    async ready(target) {
      const at = await place(target);
      await mark(page, unmeasured);
      await hit(...at);
    },
    async clear(keys) {
      await mark(page, unmeasured);
      for (let at = 0; at < keys; at += 1) await page.keyboard.press('Backspace');
      await page.waitForTimeout(restMs);
    },
  };
}
