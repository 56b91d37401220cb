import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '@/shared/ui/inline';
import { RunnerNumber } from './runner-number';

const meta = {
  title: 'entities/round/RunnerNumber',
  component: RunnerNumber,
  args: { number: 1 },
} satisfies Meta<typeof RunnerNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The silks of all eight. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap="2">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
        <RunnerNumber key={number} {...args} number={number} />
      ))}
    </Inline>
  ),
};
