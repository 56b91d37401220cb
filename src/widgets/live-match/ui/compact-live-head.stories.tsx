import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Detail } from '@/entities/game';
import { boardValues, makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { $courses } from '@/features/match-course';
import { type SampleGame, sampleGame, sampleNow } from '@/features/match-course/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { CompactLiveHead } from './compact-live-head';

const id = 'sample00live';

const interruption = { since: sampleNow, until: sampleNow + 86_400_000, clock: null };

function parts(game: SampleGame, status: number) {
  const { sport, home, away, score, clock } = game;
  const league = makeLeagueDto({ id: 'lg', sport, name: 'K리그1', country: 'kr' });
  const own = { id, leagueId: 'lg', sport, home, away, score, clock, markets: [] };
  const halt = status === FIXTURE_STATUS.interrupted ? { interruption } : {};
  const fixture = makeFixtureDto({ ...own, ...halt, status: status as 2 });
  return { league, fixture };
}

/** The head of a sample match: its args and the scope that holds the match. */
function story(game: SampleGame, status: number = FIXTURE_STATUS.inPlay): Story {
  const { league, fixture } = parts(game, status);
  const detail: Detail = { league, fixture: { ...fixture, markets: [] } };
  const { scores, counts, events } = game;
  const scope = () =>
    makeScope({
      values: [
        ...boardValues([], [{ league, fixture, scores: {} }]),
        [$courses, { [id]: { scores, counts, events } }],
        [$now, sampleNow + 5_000],
      ],
    });
  return { args: { detail }, parameters: { scope } };
}

const football = parts(sampleGame('football'), FIXTURE_STATUS.inPlay);
const meta = {
  title: 'widgets/live-match/CompactLiveHead',
  component: CompactLiveHead,
  args: { detail: { league: football.league, fixture: { ...football.fixture, markets: [] } } },
  parameters: { router: { path: '/europe' } },
} satisfies Meta<typeof CompactLiveHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = story(sampleGame('football'));
export const Basketball: Story = story(sampleGame('basketball'));
export const Volleyball: Story = story(sampleGame('volleyball'));
export const LongNames: Story = story({
  ...sampleGame('football'),
  home: '레알 클루브 데포르티보 라코루냐 아카데미',
  away: '브라이턴 앤 호브 앨비언 인터내셔널',
});
export const Halted: Story = story(sampleGame('football'), FIXTURE_STATUS.interrupted);
export const Over: Story = story(sampleGame('football'), FIXTURE_STATUS.finished);
