import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { KindList } from './kind-list';

const meta = {
  title: 'pages/calculate/KindList',
  component: KindList,
  parameters: { router: { path: '/calculate' } },
} satisfies Meta<typeof KindList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '이벤트 정산 신청하기' });
    await expect(link).toHaveAttribute('href', '/calculateEvent');
  },
};
