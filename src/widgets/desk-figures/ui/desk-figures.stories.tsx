import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { never } from '@/shared/api/testing';
import { choose, press } from '@/shared/lib/test-press';
import { answer, figuresOf } from '../lib/sample-states';
import { DeskFigures } from './desk-figures';

const meta = {
  title: 'widgets/desk-figures/DeskFigures',
  component: DeskFigures,
  parameters: figuresOf(),
} satisfies Meta<typeof DeskFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('region', { name: '합계' });
    await expect(sums).toHaveTextContent('충전86건41,250,000');
    await press(canvas.getByRole('button', { name: '7일' }));
    await expect(await canvas.findByRole('heading', { name: '날짜별 베팅과 당첨' })).toBeVisible();
    await choose(canvas.getByLabelText('통화'), 'USD');
    await waitFor(() => expect(sums).toHaveTextContent('충전0건0.00'));
  },
};

export const Empty: Story = {
  parameters: figuresOf({ body: { currencies: [] } }),
  play: async ({ canvas }) => {
    const sums = await canvas.findByRole('region', { name: '합계' });
    await expect(sums).toHaveTextContent('손익0변동 없음');
    await expect(sums).not.toHaveTextContent('NaN');
  },
};

export const Loading: Story = {
  parameters: figuresOf(never),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '오늘' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '합계' })).toBeNull();
  },
};

let isDown = true;
export const Failed: Story = {
  parameters: figuresOf((call) => {
    if (isDown) throw new TypeError('fetch failed');
    return typeof answer === 'function' ? answer(call) : answer;
  }),
  play: async ({ canvas }) => {
    isDown = true;
    await expect(await canvas.findByText('집계를 불러오지 못했습니다.')).toBeVisible();
    isDown = false;
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('region', { name: '합계' })).toBeVisible();
  },
};
