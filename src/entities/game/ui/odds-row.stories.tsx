import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { makeFixtureDto, sampleBoards, toFixture } from '../lib/sample-board';
import { sampleSpecialBoard } from '../lib/sample-special';
import { boardValues } from '../model/sample-values';
import { LeagueGroup } from './league-group';
import { OddsRow } from './odds-row';
import { PriceCell } from './price-cell';

const boards = sampleBoards('live');
const fixtures = Object.fromEntries(
  boards.flatMap((board) => board.fixtures).map((dto) => [dto.id.slice(8), toFixture(dto)]),
);
const pick = (name: string) => fixtures[name] ?? toFixture(makeFixtureDto());

const closed = toFixture(
  makeFixtureDto({ markets: [{ typeId: 1, odds: { 1: 172, X: 385, 2: 460 }, status: 3 }] }),
);

const meta = {
  title: 'entities/game/OddsRow',
  component: OddsRow,
  args: { fixture: pick('manc'), typeId: 1, Cell: PriceCell, onMore: fn() },
  argTypes: { Cell: { control: false } },
  parameters: { scope: () => makeScope({ values: boardValues(boards) }) },
} satisfies Meta<typeof OddsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draw, handicap, totals, live, two-way, suspended: each in the same five places. */
export const Matrix: Story = {
  render: (args) => (
    <LeagueGroup name="잉글랜드 프리미어리그" country="gb" count={4} note="연장없음">
      <OddsRow {...args} typeId={1} />
      <OddsRow {...args} typeId={3} />
      <OddsRow {...args} typeId={2} />
      <OddsRow {...args} fixture={pick('uls1')} />
      <OddsRow {...args} fixture={pick('lal1')} typeId={226} note="연장포함" />
      <OddsRow {...args} fixture={pick('gsw1')} typeId={342} note="연장포함" />
      <OddsRow {...args} fixture={closed} />
    </LeagueGroup>
  ),
};

const specials = sampleSpecialBoard();
const long = makeFixtureDto({
  id: 'sample00long',
  home: '보루시아 묀헨글라트바흐 레제르베 팀',
  away: '울버햄프턴 원더러스 풋볼 클럽',
});
const board = { ...specials, fixtures: [...specials.fixtures, long] };
const [special, volleyball, live] = specials.fixtures.map(toFixture);

/** Each row says what it is on: the teams beside odd and even, the first score, sets, the score it counts from; then one of long names. */
export const Special: Story = {
  parameters: { scope: () => makeScope({ values: boardValues([board]) }) },
  render: (args) => (
    <LeagueGroup name="스페셜" country="jp" count={4}>
      <OddsRow {...args} fixture={special ?? args.fixture} typeId={72} />
      <OddsRow {...args} fixture={special ?? args.fixture} typeId={16} />
      <OddsRow {...args} fixture={volleyball ?? args.fixture} typeId={866} />
      <OddsRow {...args} fixture={live ?? args.fixture} typeId={3} />
      <OddsRow {...args} fixture={toFixture(long)} />
    </LeagueGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('첫 득점')).toHaveLength(2);
    await expect(canvas.getByText('짝')).toBeVisible();
    await expect(canvas.getByText('세트 핸디')).toBeVisible();
    await expect(canvas.getByText('핸디 2:1 기준')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^울산 HD -0.5, 2:1 기준, 배당/ }),
    ).toBeVisible();
  },
};
