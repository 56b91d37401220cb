import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Stack } from '../stack';
import { Checkbox } from './checkbox';

const meta = {
  title: 'shared/ui/Checkbox',
  component: Checkbox,
  args: { children: '아이디 저장', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByText('아이디 저장'));
    await expect(canvas.getByRole('checkbox', { name: '아이디 저장' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="2" align="start">
      <Checkbox>배당 변경 시 자동 수락</Checkbox>
      <Checkbox defaultChecked>배당 상승 시에만 자동 수락</Checkbox>
      <Checkbox invalid>이용약관에 동의합니다 (필수)</Checkbox>
      <Checkbox disabled defaultChecked>
        연습 모드
      </Checkbox>
    </Stack>
  ),
};
