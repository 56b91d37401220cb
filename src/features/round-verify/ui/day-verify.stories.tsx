import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makeWorldDay } from '../lib/sample-world-days';
import { DayVerify } from './day-verify';

const meta = {
  title: 'features/round-verify/DayVerify',
  component: DayVerify,
  args: { day: makeWorldDay() },
} satisfies Meta<typeof DayVerify>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = [
  makeWorldDay({ secret: null }),
  makeWorldDay({ committedAt: makeWorldDay().startsAt }),
  makeWorldDay({ secret: 'another' }),
];

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('비밀값이 약속과 같습니다')).toBeVisible();
    await expect(canvas.getByText('npm run verify-day -- 20240518')).toBeVisible();
  },
};

/** A day that waits for its secret, one committed to too late, and one whose secret is another. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="6">
      {days.map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same day in several states.
        <DayVerify key={at} day={day} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('비밀값이 약속과 다릅니다')).toBeVisible();
  },
};
