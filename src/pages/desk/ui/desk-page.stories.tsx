import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { answersOf, broken, never, openedDesk, samples } from '../lib/sample-states';
import { DeskPage } from './desk-page';

const answers = answersOf(Object.values(samples));
const section = { section: 'deposit' };

const meta = {
  title: 'pages/desk/DeskPage',
  component: DeskPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/deposit' },
    ...openedDesk(answers, section),
  },
} satisfies Meta<typeof DeskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByText('초록우산'));
    await expect(canvas.getByRole('complementary', { name: '신청 상세' })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
  },
};

export const Overview: Story = {
  parameters: { router: { path: '/admin' }, ...openedDesk(answers) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '합계' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: openedDesk({ 'GET /desk/queue': never, 'GET /desk/request/deposit': never }, section),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '충전' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: openedDesk(
    { 'GET /desk/queue': broken, 'GET /desk/request/deposit': broken },
    section,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('신청 목록을 불러오지 못했습니다.')).toBeVisible();
  },
};
