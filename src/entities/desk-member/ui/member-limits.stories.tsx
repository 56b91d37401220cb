import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '../testing';
import { MemberLimits } from './member-limits';

const { protection } = makeDeskMember();
const own = { limit: 1_000_000, used: 250_000, next: null };

const meta = {
  title: 'entities/desk-member/MemberLimits',
  component: MemberLimits,
  args: { data: protection },
} satisfies Meta<typeof MemberLimits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8,400,000원')).toBeVisible();
    await expect(canvas.getByText(/부터 20,000,000원$/)).toBeVisible();
    const meter = canvas.getByRole('progressbar', { name: '손실 7일 한도 사용률' });
    await expect(meter).toHaveAttribute('aria-valuenow', '32');
  },
};

/** Every kind over every period, one of them used up and one to be taken away. */
export const Matrix: Story = {
  args: {
    data: {
      ...protection,
      limits: (['deposit', 'stake', 'loss', 'session'] as const).flatMap((kind) =>
        (['day', 'week', 'month'] as const).map((period) => ({
          ...own,
          kind,
          period,
          ...(kind === 'session' && { limit: 240, used: 230 }),
          ...(kind === 'loss' && { limit: 0, used: 0, next: { limit: null, from: 1 } }),
        })),
      ),
    },
  },
};

export const None: Story = {
  args: { data: { ...protection, limits: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('회원이 설정한 한도가 없습니다.')).toBeVisible();
  },
};

export const OnBreak: Story = {
  args: { data: { ...protection, stop: { kind: 'break', from: 0, until: 1_795_500_000_000 } } },
};
