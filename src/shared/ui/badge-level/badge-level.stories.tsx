import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../inline';
import { BadgeLevel } from './badge-level';

const meta = {
  title: 'shared/ui/BadgeLevel',
  component: BadgeLevel,
  args: { label: '골드 등급', code: 'GS' },
} satisfies Meta<typeof BadgeLevel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Inline gap="3">
      <BadgeLevel {...args} size="sm" />
      <BadgeLevel {...args} size="md" />
      <BadgeLevel {...args} size="lg" />
    </Inline>
  ),
};
