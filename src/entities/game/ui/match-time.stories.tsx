import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { Grid } from '@/shared/ui/grid';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { makeBoardDto, makeFixtureDto, toFixture } from '../lib/sample-board';
import { boardValues } from '../model/sample-values';
import { MatchTime } from './match-time';

const matches = Object.values(FIXTURE_STATUS).map((status) =>
  makeFixtureDto({
    id: `sample00st0${status}`,
    status,
    score: { home: 2, away: 1 },
    clock: { period: '20', minute: 63 },
  }),
);

const meta = {
  title: 'entities/game/MatchTime',
  component: MatchTime,
  args: { fixture: toFixture(makeFixtureDto()) },
  parameters: {
    scope: () => makeScope({ values: boardValues([makeBoardDto({ fixtures: matches })]) }),
  },
} satisfies Meta<typeof MatchTime>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In two lines and in one: the kick-off, or score and moment while the match is played. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={2} gap="3">
      {[false, true].map((inline) => (
        <Grid key={String(inline)} gap="3">
          {matches.map((match) => (
            <MatchTime key={match.id} fixture={toFixture(match)} inline={inline} />
          ))}
        </Grid>
      ))}
    </Grid>
  ),
};
