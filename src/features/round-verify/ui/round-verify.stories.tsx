import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Stack } from '@/shared/ui/stack';
import { makeRoundDetail } from '../lib/sample-rounds';
import { RoundVerify } from './round-verify';

const meta = {
  title: 'features/round-verify/RoundVerify',
  component: RoundVerify,
  args: { detail: makeRoundDetail() },
} satisfies Meta<typeof RoundVerify>;
export default meta;
type Story = StoryObj<typeof meta>;

const details = [
  makeRoundDetail(),
  makeRoundDetail({ secret: null }),
  makeRoundDetail({
    result: { family: 'powerball', balls: [5, 26, 14, 12, 17], powerball: 8, sum: 74 },
  }),
  makeRoundDetail({ result: null, state: 'voided' }),
  makeRoundDetail({}, 404),
];

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/다시 계산한 결과가 같습니다/)).toBeVisible();
    await press(canvas.getByRole('button', { name: /^뽑기/ }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A right round, one that waits for its secret, one whose result was changed, a void one, and one of cards. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="6">
      {details.map((detail, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same round in several states.
        <RoundVerify key={at} detail={detail} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('어긋난 단계: 5번 결과')).toBeVisible();
  },
};
