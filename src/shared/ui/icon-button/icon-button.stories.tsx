import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconClose, IconMenu, IconStar } from '@/shared/icons';
import { Inline } from '../inline';
import { IconButton } from './icon-button';

const meta = {
  title: 'shared/ui/IconButton',
  component: IconButton,
  args: { label: '메뉴 열기', children: <IconMenu size={22} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: () => (
    <Inline gap="3">
      <IconButton label="닫기" size="sm">
        <IconClose size={16} />
      </IconButton>
      <IconButton label="메뉴 열기" size="md">
        <IconMenu size={22} />
      </IconButton>
      <IconButton label="즐겨찾기" size="lg" filled pressed>
        <IconStar size={20} />
      </IconButton>
      <IconButton label="즐겨찾기 불가" disabled>
        <IconStar size={20} />
      </IconButton>
    </Inline>
  ),
};
