import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Grid } from '@/shared/ui/grid';
import { glazeNames, motifNames } from '../lib/art/poster';
import { Poster } from './poster';

const meta = {
  title: 'entities/casino-game/Poster',
  component: Poster,
  args: { art: { motif: 'crane', glaze: 'celadon' }, shape: 'slot' },
  argTypes: { shape: { options: ['slot', 'live', 'wide', 'thumb'] } },
} satisfies Meta<typeof Poster>;
export default meta;
type Story = StoryObj<typeof meta>;

const heights = { slot: 174, live: 104 } as const;
const shapes = ['slot', 'live'] as const;

/** Every motif as a slot and as a table, in the glazes one after another, and a motif that is not known. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={6} gap="3">
      {shapes.flatMap((shape) =>
        [...motifNames, 'unknown'].map((motif, index) => (
          <div key={shape + motif} style={{ blockSize: heights[shape] }}>
            <Poster
              shape={shape}
              art={{ motif, glaze: glazeNames[index % glazeNames.length] ?? 'celadon' }}
            />
          </div>
        )),
      )}
    </Grid>
  ),
};
