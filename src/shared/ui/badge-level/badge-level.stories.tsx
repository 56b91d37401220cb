import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { BadgeLevel } from './badge-level';

const meta = {
  title: 'shared/ui/BadgeLevel',
  component: BadgeLevel,
  args: { label: '레벨 GS', src: '/levels/level-gs.svg' },
} satisfies Meta<typeof BadgeLevel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="3">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <BadgeLevel key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
