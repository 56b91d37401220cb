import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { typeInto } from '@/shared/lib/test-press';
import { Button } from '../button';
import { Stack } from '../stack';
import { TextField } from './text-field';
import { textFieldTypes } from './variants';

const meta = {
  title: 'shared/ui/TextField',
  component: TextField,
  args: { label: '아이디', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { hint: '영문 소문자와 숫자 4~12자' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '아이디' });
    await typeInto(field, 'hangang');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hangang');
    await expect(args.onBlur).toHaveBeenCalled();
    await expect(field).toHaveAccessibleDescription('영문 소문자와 숫자 4~12자');
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <TextField label="아이디" placeholder="아이디를 입력해 주세요" required />
      <TextField label="닉네임" defaultValue="한강바람" hint="다른 회원에게 보이는 이름입니다" />
      <TextField
        label="휴대폰 번호"
        defaultValue="0101234"
        error="휴대폰 번호를 다시 확인해 주세요"
      />
      <TextField label="추천 코드" defaultValue="HANPAN" disabled />
      {textFieldTypes.map((type) => (
        <TextField key={type} label={type} type={type} />
      ))}
      <TextField
        label="인증번호"
        inputMode="numeric"
        trailing={
          <Button size="sm" variant="secondary">
            인증 요청
          </Button>
        }
      />
    </Stack>
  ),
};
