import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Section } from './section';

const meta = {
  title: 'shared/ui/Section',
  component: Section,
  args: {
    id: 'games',
    title: '미니게임',
    more: <a href="#all">전체</a>,
    about: '미니게임',
    children: <p>EOS 파워볼 3분</p>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '미니게임' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('미니게임 전체');
  },
};
