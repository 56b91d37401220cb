import { fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Textarea } from './textarea';

const meta = {
  title: 'shared/ui/Textarea',
  component: Textarea,
  args: { label: '문의 내용', placeholder: '내용을 입력해 주세요', onValueChange: fn() },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
