import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $stake } from '@/entities/slip';
import { press } from '@/shared/lib/test-press';
import { coverOf } from '@/shared/lib/topmost';
import { BetSlip } from './bet-slip';
import { SlipSheet } from './slip-sheet';
import { slipScope, states } from './sample-states';

const meta = {
  title: 'widgets/BetSlip/SlipSheet',
  component: SlipSheet,
  render: () => <BetSlip />,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/korea/cross' },
    scope: slipScope({ bonus: 3, device: 'phone' }),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SlipSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const BarInDollars: Story = {
  parameters: { scope: slipScope({ ...states.dollars, device: 'phone' }) },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /베팅카트/ });
    await expect(bar).toHaveTextContent(/\$50\.00 → 예상 당첨\$\d/);
  },
};

export const FirstPick: Story = {
  parameters: { scope: slipScope({ count: 1, device: 'phone', values: [[$stake, null]] }) },
};

export const TenLegsOpen: Story = {
  parameters: { scope: slipScope({ count: 10, bonus: 9, device: 'phone' }) },
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
  parameters: { scope: slipScope({ ...states.crowded, device: 'phone' }) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /베팅카트/ }));
    const sheet = await screen.findByRole('dialog', { name: '베팅카트' });
    await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
    const notices = within(sheet).getByRole('list', { name: '확인이 필요한 사항' });
    await expect(within(notices).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(notices).getAllByRole('button')).toHaveLength(3);
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
