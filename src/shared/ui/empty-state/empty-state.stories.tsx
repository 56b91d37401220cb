import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { IconSlip } from '@/shared/icons';
import { Button } from '../button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'shared/ui/EmptyState',
  component: EmptyState,
  args: {
    title: '베팅카트가 비어 있습니다',
    text: '경기의 배당을 누르면 여기에 담깁니다.',
    icon: <IconSlip size={32} strokeWidth={1.5} />,
    action: <Button variant="secondary">경기 보러 가기</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
