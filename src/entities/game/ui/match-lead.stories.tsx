import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Grid } from '@/shared/ui/grid';
import { makeFixtureDto, toFixture } from '../lib/sample-board';
import { fixtureStates } from '../lib/sample-states';
import { MatchLead } from './match-lead';

const meta = {
  title: 'entities/game/MatchLead',
  component: MatchLead,
  args: { fixture: toFixture(makeFixtureDto()), state: null, look: 'row', note: null },
} satisfies Meta<typeof MatchLead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a row and on a card: unknown, then each status; the score shows while the match is played. */
export const Matrix: Story = {
  render: (args) => (
    <Grid columns={2} gap="3">
      {(['row', 'card'] as const).map((look) => (
        <div key={look}>
          <MatchLead {...args} look={look} note="연장없음" />
          <MatchLead {...args} look={look} under="1시간 11분" />
          {fixtureStates.map((state) => (
            <MatchLead key={state.status} {...args} look={look} state={state} />
          ))}
        </div>
      ))}
    </Grid>
  ),
};
