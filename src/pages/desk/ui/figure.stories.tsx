import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Figure } from './figure';

const meta = {
  title: 'pages/desk/Figure',
  component: Figure,
  args: { label: '신청', children: 19 },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('신청')).toBeVisible();
    await expect(canvas.getByText('19')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { label: '가장 오래 기다린 신청의 대기 시간', children: '123,456,789,000건' },
};
