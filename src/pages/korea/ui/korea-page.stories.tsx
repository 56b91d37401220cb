import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $streamHealth } from '@/shared/api';
import { press } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { board, scope, states } from '@/widgets/market-board/testing';
import { KoreaPage } from './korea-page';

const stale = { scope: scope([...board, [$streamHealth, 'stale']]) };

const meta = {
  title: 'pages/korea/KoreaPage',
  component: KoreaPage,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...states.ordinary },
} satisfies Meta<typeof KoreaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios({ ...states, stale }) };

/** All four tabs are whole between rail and slip, and each shows its day. */
export const DaysAtDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('group', { name: '날짜' });
    await canvas.findByRole('button', { name: /^모레/ });
    await expect(days.scrollWidth).toBeLessThanOrEqual(days.clientWidth);
    await press(canvas.getByRole('button', { name: /^내일/ }));
    await expect(canvas.queryByRole('button', { name: /아스널 승/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /LA 레이커스 승/ })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('group', { name: '날짜' });
    await expect(days.scrollWidth).toBeLessThanOrEqual(days.clientWidth);
    await press(await canvas.findByRole('button', { name: '핸디캡' }));
    await canvas.findByRole('button', { name: /맨체스터 시티 -1, 배당 1.95/ });
    await expect(canvas.queryByRole('button', { name: /아스널 승/ })).not.toBeInTheDocument();
    await press(canvas.getByRole('button', { name: '전체' }));
    await expect(canvas.getByRole('button', { name: /아스널 승/ })).toBeVisible();
  },
};

export const Late: Story = {
  parameters: stale,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('배당 수신 지연');
    const cells = canvas.getAllByRole('button', { name: /베팅 중지/ });
    await expect(cells.length).toBeGreaterThan(5);
  },
};
