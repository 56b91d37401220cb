import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NoticeRow } from './notice-row';

const meta = {
  title: 'widgets/app-shell/NoticeRow',
  component: NoticeRow,
  args: {
    children: '11월 22일(일) 04:00–05:00 시스템 점검이 예정되어 있습니다.',
    end: <a href="#message">쪽지 1</a>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NoticeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
