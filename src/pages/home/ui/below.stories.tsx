import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Below } from './below';

const meta = {
  title: 'pages/home/Below',
  component: Below,
  args: { isReady: true, children: <p>아래 부분</p> },
} satisfies Meta<typeof Below>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Waiting: Story = {
  args: { isReady: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('아래 부분')).toBeNull();
  },
};
