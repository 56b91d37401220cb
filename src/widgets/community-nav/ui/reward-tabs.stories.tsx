import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RewardTabs } from './reward-tabs';

const meta = {
  title: 'widgets/community-nav/RewardTabs',
  component: RewardTabs,
  parameters: { layout: 'fullscreen', router: { path: '/attendance' } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof RewardTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      ...['출석체크', '퀘스트', '쿠폰', '이벤트'],
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('출석체크');
  },
};
