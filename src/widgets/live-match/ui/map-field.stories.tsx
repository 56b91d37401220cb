import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import type { MapView } from '../lib/map-view';
import { Field } from './field';
import { MapField } from './map-field';

const score = (home: number, away: number) => ({ home, away });

const begun: MapView = {
  kind: 'objectives',
  tower: score(0, 0),
  dragon: score(0, 0),
  baron: score(0, 0),
};
const late: MapView = {
  kind: 'objectives',
  tower: score(9, 4),
  dragon: score(4, 2),
  baron: score(2, 1),
};
/** More than is drawn of each. */
const most: MapView = {
  kind: 'objectives',
  tower: score(11, 11),
  dragon: score(8, 7),
  baron: score(5, 4),
};
const roundsOf = (winners: string, maps = score(0, 0)): MapView => {
  const own = [...winners].map((one) => (one === 'h' ? 'home' : one === 'a' ? 'away' : null));
  const of = (side: 'home' | 'away') => own.filter((one) => one === side).length;
  return { kind: 'rounds', score: score(of('home'), of('away')), winners: own, maps };
};

const states: Readonly<Record<string, MapView | null>> = {
  unknown: null,
  begun,
  late,
  most,
  roundsBegun: roundsOf(''),
  rounds: roundsOf('hhahaahhhaahhaa', score(1, 0)),
  firstRoundsForgotten: roundsOf('..hahaahhhaahhaahh', score(2, 2)),
  roundsBeyond: roundsOf('hahahahahahahahahahahahahahahahahh', score(1, 1)),
};

const meta = {
  title: 'widgets/live-match/MapField',
  component: MapField,
  args: { view: late },
} satisfies Meta<typeof MapField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is drawn into the field's own picture. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      {Object.entries(states).map(([name, view]) => (
        <div key={name} style={{ maxInlineSize: 680, aspectRatio: '680 / 176' }}>
          <Field sport="e-sports" map={view} />
        </div>
      ))}
    </Stack>
  ),
};
