import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Grid } from '@/shared/ui/grid';
import { SPORT_KEYS } from '#rules/sport-keys.ts';
import { Field } from './field';

const meta = {
  title: 'widgets/live-match/Field',
  component: Field,
  args: { sport: 'baseball', bases: [1, 3] },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <div style={{ blockSize: 176 }}>
      <Field {...args} />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Grid columns={2} gap="3">
      {SPORT_KEYS.map((sport) => (
        <div key={sport} style={{ blockSize: 110 }}>
          <Field sport={sport} />
        </div>
      ))}
    </Grid>
  ),
};
