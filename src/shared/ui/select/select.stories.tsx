import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose } from '@/shared/lib/test-press';
import { Select } from './select';

const banks = [
  { value: 'kb', label: 'KB국민은행' },
  { value: 'shinhan', label: '신한은행' },
  { value: 'toss', label: '토스뱅크' },
];

const meta = {
  title: 'shared/ui/Select',
  component: Select,
  args: {
    label: '은행',
    options: banks,
    value: '',
    placeholder: '은행을 선택해 주세요',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await choose(canvas.getByRole('combobox', { name: '은행' }), 'toss');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('toss');
  },
};
