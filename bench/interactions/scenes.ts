import type { Hand } from './hand.ts';
import type { Parts, ViewName } from './views.ts';

export interface Stage {
  view: ViewName;
  parts: Parts;
  hand: Hand;
  repeats: number;
}

/** Most legs that a slip takes. */
const fullSlip = 10;
const digits = '12345';

async function times(count: number, run: () => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at += 1) await run();
}

async function stake({ view, parts, hand }: Stage, legs: string): Promise<void> {
  if (view === 'phone') await hand.press(`open the sheet, ${legs}`, parts.bar);
  await hand.ready(parts.stake);
  await hand.type(`type a digit, ${legs}`, digits);
  await hand.clear(digits.length);
}

async function slip(stage: Stage): Promise<void> {
  const { view, parts, hand, repeats } = stage;
  await times(repeats, async () => {
    await hand.press('add a leg to none', parts.price(0));
    await hand.press('remove the only leg', parts.price(0));
  });
  await hand.ready(parts.price(0));
  await stake(stage, '1 leg');
  if (view === 'phone') await hand.ready(parts.closeSheet);
  for (let row = 1; row < fullSlip - 1; row += 1) await hand.ready(parts.price(row));
  await times(repeats, async () => {
    await hand.press('add a leg to 9', parts.price(fullSlip - 1));
    await hand.press('remove a leg of 10', parts.price(fullSlip - 1));
  });
  await hand.ready(parts.price(fullSlip - 1));
  await stake(stage, '10 legs');
  await times(repeats, () => hand.press('remove a leg in the slip', parts.lastLeg));
  if (view === 'phone') await hand.press('close the sheet', parts.closeSheet);
}

async function list({ view, parts, hand, repeats }: Stage): Promise<void> {
  await times(repeats, async () => {
    await hand.press('fold a league', parts.fold);
    await hand.press('unfold a league', parts.fold);
  });
  await times(repeats, async () => {
    await hand.press('choose a day', parts.day('내일'));
    await hand.press('choose all days', parts.day('전체'));
  });
  if (view === 'phone') {
    await times(repeats, async () => {
      await hand.press('choose a market', parts.column('핸디캡'));
      await hand.press('choose a market', parts.column('승무패'));
    });
  }
  await hand.ready(parts.conditions);
  await hand.ready(parts.search);
  await times(2, async () => {
    await hand.type('search', '123');
    await hand.clear(3);
  });
}

/** Opens the page's largest list of markets under its row; the floor has none. */
async function fixture({ parts, hand, repeats }: Stage): Promise<void> {
  await times(repeats, async () => {
    await hand.press('open 120 markets', parts.allMarkets);
    await hand.press('close 120 markets', parts.fewMarkets);
  });
}

/** The presses that are measured, in the order of a visit. */
export const scenes = { slip, list, fixture };
/** Those of a page that the floor has as well. */
export const floorScenes: readonly SceneName[] = ['slip', 'list'];
export type SceneName = keyof typeof scenes;
