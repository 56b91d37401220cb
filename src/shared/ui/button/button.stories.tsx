import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Inline } from '../inline';
import { Stack } from '../stack';
import { Button } from './button';
import { buttonSizes, buttonVariants } from './variants';

const meta = {
  title: 'shared/ui/Button',
  component: Button,
  args: { children: '충전', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: '충전' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="4" align="start">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="2" wrap>
          {buttonVariants.map((variant) => (
            <Button key={variant} size={size} variant={variant}>
              50,000원 베팅하기
            </Button>
          ))}
          <Button size={size} disabled>
            환전
          </Button>
          <Button size={size} loading>
            환전 신청
          </Button>
        </Inline>
      ))}
      <Button type="submit" size="lg" fullWidth>
        300,000원 충전 신청
      </Button>
    </Stack>
  ),
};

export const Loading: Story = {
  args: { loading: true, children: '접수 확인 중' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: '접수 확인 중' });
    await press(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};
