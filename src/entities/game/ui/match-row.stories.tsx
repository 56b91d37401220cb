import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { makeFixtureDto, sampleBoards, toFixture } from '../lib/sample-board';
import { boardValues } from '../model/sample-values';
import { LeagueGroup } from './league-group';
import { MatchRow } from './match-row';
import { PriceCell } from './price-cell';

const boards = sampleBoards('live');
const fixtures = Object.fromEntries(
  boards.flatMap((board) => board.fixtures).map((dto) => [dto.id.slice(8), toFixture(dto)]),
);
const pick = (name: string) => fixtures[name] ?? toFixture(makeFixtureDto());

const meta = {
  title: 'entities/game/MatchRow',
  component: MatchRow,
  args: { fixture: pick('manc'), kind: 'cross', Cell: PriceCell, onMore: fn() },
  argTypes: { Cell: { control: false } },
  globals: { viewport: { value: 'desktop' } },
  parameters: { scope: () => makeScope({ values: boardValues(boards) }) },
} satisfies Meta<typeof MatchRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: /전체 마켓 보기, 40개 더/ });
    await press(more);
    await expect(args.onMore).toHaveBeenCalledWith(args.fixture.id);
    const cell = canvas.getByRole('button', { name: /맨체스터 시티 -1, 배당 1.95/ });
    await expect(cell.getBoundingClientRect().height).toBe(42);
    const row = cell.closest('[data-odds-row]') ?? document.body;
    await expect(row.getBoundingClientRect().height).toBe(52);
    // The cell is pressed over the whole height of its row.
    const { left, top } = row.getBoundingClientRect();
    const x = cell.getBoundingClientRect().left + 10;
    await expect(left).toBeLessThan(x);
    await expect(document.elementFromPoint(x, top + 2)?.closest('button')).toBe(cell);
  },
};

/** All markets, the winner alone in play, two ways, a suspended handicap: each keeps its place. */
export const Matrix: Story = {
  render: (args) => (
    <LeagueGroup
      name="잉글랜드 프리미어리그"
      country="gb"
      count={4}
      note="연장없음"
      captions={['승무패', '핸디캡', '언더오버']}
      onFold={fn()}
    >
      <MatchRow {...args} />
      <MatchRow {...args} fixture={pick('uls1')} note="연장없음" />
      <MatchRow {...args} fixture={pick('lal1')} />
      <MatchRow {...args} fixture={pick('gsw1')} isExpanded />
      <MatchRow {...args} fixture={pick('poh1')} />
    </LeagueGroup>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas
      .getAllByRole('group', { name: '핸디캡' })
      .map((group) => Math.round(group.getBoundingClientRect().left));
    await expect(lefts).toHaveLength(3);
    await expect(new Set(lefts).size).toBe(1);
  },
};

const closed = toFixture(
  makeFixtureDto({ markets: [{ typeId: 1, odds: { 1: 172, X: 385, 2: 460 }, status: 3 }] }),
);

const long = toFixture(
  makeFixtureDto({
    id: 'sample00arsn',
    home: '보루시아 묀헨글라트바흐 레제르베 팀',
    away: '울버햄프턴 원더러스 풋볼 클럽',
  }),
);

/** What each board shows of the same match, a match that is closed, and one of long names. */
export const Boards: Story = {
  render: (args) => (
    <LeagueGroup name="잉글랜드 프리미어리그" country="gb" count={7}>
      {(['cross', 'live', 'wintielose', 'handicap', 'special'] as const).map((kind) => (
        <MatchRow key={kind} {...args} kind={kind} />
      ))}
      <MatchRow {...args} fixture={closed} />
      <MatchRow {...args} fixture={long} />
    </LeagueGroup>
  ),
};
