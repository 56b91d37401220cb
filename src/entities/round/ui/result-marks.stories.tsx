import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { SAMPLE_RESULTS, type SampleResult } from '../lib/sample-results';
import { ResultMarks } from './result-marks';

const meta = {
  title: 'entities/round/ResultMarks',
  component: ResultMarks,
  args: SAMPLE_RESULTS.powerball,
} satisfies Meta<typeof ResultMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A result of every family in each size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} gap="2">
          {Object.entries<SampleResult>(SAMPLE_RESULTS).map(([name, sample]) => (
            <ResultMarks key={name} {...sample} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('일반볼 5, 26, 14, 12, 17 · 파워볼 9 · 합 74 짝 오버 중'),
    ).toHaveLength(3);
  },
};
