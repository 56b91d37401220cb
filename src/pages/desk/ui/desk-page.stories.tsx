import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { openedPage } from '@/shared/lib/test-page';
import { answersOf, samples, staffValues } from '@/widgets/desk-queue/testing';
import { adminPage } from '../page';
import { DeskPage } from './desk-page';

const answers = answersOf(Object.values(samples));
const opened = (params: object = {}) =>
  openedPage(adminPage, answers, { params, values: staffValues });

const meta = {
  title: 'pages/desk/DeskPage',
  component: DeskPage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/deposit' },
    ...opened({ section: 'deposit' }),
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
  parameters: { router: { path: '/admin' }, ...opened() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '합계' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: '처리 대기' })).toBeVisible();
  },
};
