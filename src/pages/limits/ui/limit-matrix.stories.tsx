import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeLimit, makeProtection } from '@/features/protection/testing';
import { press } from '@/shared/lib/test-press';
import { LimitMatrix } from './limit-matrix';

const meta = {
  title: 'pages/limits/LimitMatrix',
  component: LimitMatrix,
  args: { data: makeProtection(), onOpen: fn(), onChanges: fn() },
} satisfies Meta<typeof LimitMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From 75 % on a limit is marked. */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('77% 사용')).toHaveAttribute('data-near', 'true');
    await expect(canvas.getByText('58% 사용')).toHaveAttribute('data-near', 'false');
    await press(canvas.getByRole('button', { name: '이용 시간 월 한도 설정' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'session', period: 'month' });
  },
};
/** Amounts that are not round, a limit of nothing, and one that was passed. */
export const Long: Story = {
  args: {
    data: makeProtection({
      limits: [
        makeLimit({ limit: 123_456_789 }),
        makeLimit({ period: 'week', limit: 0, used: 0 }),
        makeLimit({ kind: 'loss', limit: 300_000, used: 300_001 }),
        makeLimit({ kind: 'session', period: 'month', limit: 44_639, used: 0 }),
      ],
    }),
  },
  globals: { viewport: { value: 'phone' } },
};
