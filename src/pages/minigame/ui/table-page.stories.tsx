import { allSettled, type Scope } from 'effector';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleNow } from '@/entities/round/testing';
import { $now } from '@/shared/lib/clock';
import { press } from '@/shared/lib/test-press';
import { openedTable } from './sample-pages';
import { TablePage } from './table-page';

const meta = {
  title: 'pages/minigame/TablePage',
  component: TablePage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/minigame/eos/powerball3' },
    ...openedTable(213),
  },
} satisfies Meta<typeof TablePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Race: Story = {
  parameters: { router: { path: '/minigame/bet365/horse' }, ...openedTable(721) },
};

/** A guest sees all of it; the button asks for a login. */
export const Guest: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: openedTable(213, { isMember: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그인 후 베팅하기' })).toBeVisible();
  },
};

export const Placing: Story = {
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /^파워볼 홀짝 홀 ?1.95/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    const bar = canvas.queryByRole('button', { name: /베팅카트 열기/ });
    if (bar) await press(bar);
    const slip = within(bar ? await screen.findByRole('dialog') : document.body);
    await press(slip.getByRole('button', { name: '+1만' }));
    await press(slip.getByRole('button', { name: '10,000원 베팅하기' }));
    await expect(await screen.findByText('베팅이 완료되었습니다.')).toBeVisible();
    await expect(cell).toHaveAttribute('aria-pressed', 'false');
    // What it lies on is looked at as well.
    await press(screen.getByRole('button', { name: '메시지 닫기' }));
    // Presses have scrolled the strip of links half under the bar.
    window.scrollTo(0, 0);
  },
};

const later = openedTable(213);
let shown: Scope | null = null;

/** The pick stays with its round; only a press takes it to the next one. A skip link leads to its stake. */
export const ClosedRound: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    scope() {
      shown = later.scope();
      return shown;
    },
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: /^파워볼 홀짝 홀 ?1.95/ }));
    screen.getByRole('link', { name: '베팅카트로 건너뛰기' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('textbox', { name: '베팅금액' })).toHaveFocus();
    // Three seconds after the next round has opened.
    if (shown) void allSettled($now, { scope: shown, params: sampleNow + 176_000 });
    await expect(await canvas.findByText('375회차가 마감되었습니다.')).toBeVisible();
    await press(await canvas.findByRole('button', { name: '376회차로 담기' }));
    await expect(canvas.queryByText('375회차가 마감되었습니다.')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: openedTable(213, {
    answers: { 'GET /minigame/events': { status: 503, body: { message: '' } } },
  }),
};
