import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { Stack } from '@/shared/ui/stack';
import { LevelBadge } from './level-badge';

const meta = {
  title: 'entities/member/LevelBadge',
  component: LevelBadge,
  args: { level: 12 },
} satisfies Meta<typeof LevelBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, null];

export const Matrix: Story = {
  render: () => (
    <Stack gap="3">
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Inline key={size} gap="3">
          {levels.map((level) => (
            <LevelBadge key={level} level={level} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
