import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $pendingBets } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $stake } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { $results, refusedFor } from '@/features/place-bet/testing';
import { $now } from '@/shared/lib/clock';
import { press, typeInto } from '@/shared/lib/test-press';
import { coverOf } from '@/shared/lib/topmost';
import { BetSlip } from './bet-slip';
import { SlipSheet } from './slip-sheet';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/bet-slip/SlipSheet',
  component: SlipSheet,
  render: () => <BetSlip />,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/korea/cross' },
    scope: slipScope({ bonus: 3 }),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const FirstPick: Story = {
  parameters: { scope: slipScope({ count: 1, values: [[$stake, null]] }) },
};

export const TenLegsOpen: Story = {
  parameters: { scope: slipScope({ count: 10, bonus: 9 }) },
  play: async ({ canvas, step }) => {
    await press(await canvas.findByRole('button', { name: /베팅카트/ }));
    const sheet = await screen.findByRole('dialog', { name: '베팅카트' });
    await step(
      'stake, quick buttons and the bet are whole in view; the legs alone scroll',
      async () => {
        const quick = within(sheet).getByRole('group', { name: '금액 더하기' });
        const whole = [
          within(sheet).getByRole('textbox', { name: '베팅금액' }),
          ...within(quick).getAllByRole('button'),
          within(sheet).getByRole('button', { name: /베팅하기$/ }),
        ];
        await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
        for (const part of whole) {
          const { top, bottom } = part.getBoundingClientRect();
          await expect(top).toBeGreaterThan(sheet.getBoundingClientRect().top);
          await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
        }
        const legs = within(sheet).getByRole('list', { name: '선택한 경기' });
        const scroller = legs.parentElement as HTMLElement;
        await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
        await expect(scroller.contains(whole[0] ?? null)).toBe(false);
      },
    );
  },
};

/** Two legs closed, two fell, the stake is too high: three notices, and the legs are still there to be read. */
export const ThreeWarnings: Story = {
  parameters: { scope: slipScope(states.crowded) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /베팅카트/ }));
    const sheet = await screen.findByRole('dialog', { name: '베팅카트' });
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    const notices = within(sheet).getByRole('list', { name: '확인이 필요한 사항' });
    await expect(within(notices).getAllByRole('listitem')).toHaveLength(3);
    const fixes = within(notices).getAllByRole('button', { name: /(빼기|수락|변경)$/ });
    await expect(fixes).toHaveLength(3);
    const legs = within(sheet).getByRole('list', { name: '선택한 경기' });
    const top = legs.parentElement?.getBoundingClientRect().top ?? 0;
    const foot = notices.getBoundingClientRect().top;
    const whole = within(legs)
      .getAllByRole('listitem')
      .map((leg) => leg.getBoundingClientRect())
      .filter((box) => box.top >= top && box.bottom <= foot);
    await expect(whole.length).toBeGreaterThanOrEqual(2);
  },
};

/** The legs' part of the sheet, and whether a leg is whole in it. */
async function openedLegs(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await press(await canvas.findByRole('button', { name: /베팅카트/ }));
  const sheet = await screen.findByRole('dialog', { name: '베팅카트' });
  await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
  const list = within(sheet).getByRole('list', { name: '선택한 경기' });
  const scroller = list.parentElement as HTMLElement;
  scroller.scrollTo(0, scroller.scrollHeight);
  const frame = scroller.getBoundingClientRect();
  function isVisible(index: number) {
    const leg = within(list).getAllByRole('listitem')[index] as HTMLElement;
    const { top, bottom } = leg.getBoundingClientRect();
    return top >= frame.top - 1 && bottom <= frame.bottom + 1;
  }
  return { sheet, isVisible };
}

/** The press that cannot bet shows the leg in the way, and takes the focus from nothing. */
export const LegInTheWay: Story = {
  parameters: { scope: slipScope(states.firstClosed) },
  play: async ({ canvas }) => {
    const { sheet, isVisible } = await openedLegs(canvas);
    await expect(isVisible(0)).toBe(false);
    const stake = within(sheet).getByRole('textbox', { name: '베팅금액' });
    await typeInto(stake, '{Enter}');
    await expect(isVisible(0)).toBe(true);
    await expect(stake).toHaveFocus();
    within(sheet).getByRole('list', { name: '선택한 경기' }).parentElement?.scrollTo(0, 9999);
    const bet = within(sheet).getByRole('button', { name: /베팅하기$/ });
    await expect(bet).toHaveAttribute('aria-disabled', 'true');
    await press(bet);
    await expect(isVisible(0)).toBe(true);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** A notice that speaks for several legs shows the first of them. */
export const LegsOfNotice: Story = {
  parameters: { scope: slipScope(states.crowded) },
  play: async ({ canvas }) => {
    const { sheet, isVisible } = await openedLegs(canvas);
    await expect(isVisible(1)).toBe(false);
    await press(within(sheet).getByRole('button', { name: '배당 변경 2경기' }));
    await expect(isVisible(1)).toBe(true);
  },
};

export const Open: Story = {
  play: async ({ canvas, step }) => {
    await step('the bar opens the slip', async () => {
      await press(await canvas.findByRole('button', { name: /베팅카트/ }));
      await screen.findByRole('dialog', { name: '베팅카트' });
    });
    await step('the whole slip is there', async () => {
      await expect(screen.getByRole('button', { name: '50,000원 베팅하기' })).toBeEnabled();
    });
    await step('the question before the bet is above it, and Enter can answer', async () => {
      await press(screen.getByRole('button', { name: '50,000원 베팅하기' }));
      const ok = await screen.findByRole('button', { name: '확인' });
      await waitFor(() => expect(ok).toHaveFocus());
      await expect(coverOf(ok)).toBeNull();
    });
  },
};

/** The bar says what the picks become and what all of it costs. */
export const SystemBar: Story = {
  parameters: { scope: slipScope(states.trixie) },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /베팅카트/ });
    await expect(bar).toHaveTextContent('시스템 2,3/3');
    await expect(bar).toHaveTextContent('20만원 → 예상 당첨');
  },
};

const live = makeBetLeg({ inPlay: true, fixtureStatus: 2 });
const waiting = makeBet({
  status: 'pending',
  placedAt: 0,
  pendingUntil: 6000,
  type: 2,
  legs: [live],
  totalOdds: 152,
  stake: 10_000,
});
const refused = refusedFor({ legs: makeLegs(1), bonus: null }, [0]);

/** Above the bar: a line for each bet that waits, and what may be placed again. */
export const UnderWay: Story = {
  parameters: {
    scope: slipScope({
      count: 0,
      values: [
        [$now, 2000],
        [$pendingBets, [waiting, { ...waiting, id: 'bet_2', pendingUntil: 8000 }]],
        [$results, [refused]],
      ],
    }),
  },
  play: async ({ canvas }) => {
    const timers = await canvas.findAllByRole('timer', { name: '접수까지 남은 시간' });
    await expect(timers.map((timer) => timer.textContent)).toEqual(['4', '6']);
    await expect(canvas.getByRole('button', { name: /접수 중.*4초 남음/ })).toBeVisible();
    await press(canvas.getByRole('button', { name: '빼기' }));
    await expect(canvas.queryByRole('button', { name: /다시 베팅/ })).toBeNull();
  },
};
