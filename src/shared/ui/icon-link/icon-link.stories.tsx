import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconChevronLeft } from '@/shared/icons';
import { VisuallyHidden } from '../visually-hidden';
import { IconLink } from './icon-link';

const meta = {
  title: 'shared/ui/IconLink',
  component: IconLink,
  args: {
    children: (
      <a href="#list">
        <IconChevronLeft size={20} />
        <VisuallyHidden>경기 목록으로</VisuallyHidden>
      </a>
    ),
  },
} satisfies Meta<typeof IconLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
