import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues, makeManyFixtures, sampleBoards } from '@/entities/game/testing';
import { favouriteValues } from '@/features/favourites/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { searchDefaults } from '../lib/board-search';
import { $chosenForm, $foldedLeagues } from '../model/look';
import { $isFiltering, $kind, $listMode, $search } from '../model/search';
import { BoardHead } from './board-head';
import { MarketBoard } from './market-board';
import { board, empty, everyBoard, scope, states } from './sample-states';

const meta = {
  title: 'widgets/market-board/MarketBoard',
  component: MarketBoard,
  args: { Markets: () => null },
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...states.ordinary },
  render: (args) => (
    <>
      <BoardHead />
      <MarketBoard {...args} />
    </>
  ),
} satisfies Meta<typeof MarketBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Board: Story = {
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /아스널 승, 배당 1.72/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Keys: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('button', { name: /아스널 승, 배당 1.72/ });
    cell.focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('button', { pressed: true, name: /무, 배당/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/, 배당/);
    await expect(document.activeElement).not.toBe(cell);
    await userEvent.keyboard('{ArrowUp}');
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName(/전체 마켓 보기/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/전체 마켓 보기/);
  },
};

const awayFrom = (x: number, cell: Element): number => {
  const { left, right } = cell.getBoundingClientRect();
  return Math.max(left - x, x - right, 0);
};

/** Down and up along the list, over rows of two prices and of three: always the price nearest to where it began. */
export const KeysKeepTheirColumn: Story = {
  play: async ({ canvas }) => {
    const cells = await canvas.findAllByRole('button', { name: /, 배당/ });
    for (const start of cells.slice(0, 3)) {
      start.focus();
      const { left, right } = start.getBoundingClientRect();
      const x = (left + right) / 2;
      for (const key of ['{ArrowDown}', '{ArrowUp}'].flatMap((one) => Array(8).fill(one))) {
        await userEvent.keyboard(key);
        const now = document.activeElement ?? document.body;
        const row = [
          ...(now.closest('[data-odds-row]')?.querySelectorAll('[data-selection]') ?? []),
        ];
        await expect(awayFrom(x, now)).toBe(Math.min(...row.map((cell) => awayFrom(x, cell))));
      }
      await expect(start).toHaveFocus();
    }
  },
};

export const Live: Story = {
  parameters: { scope: scope([...boardValues(sampleBoards('live')), [$kind, 'live']]) },
};

/** In the mobile layout of a wide window blocks are as high as the list counts them: no head covers its first match. */
export const MobileLayout: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    localStorage.setItem('hanpan.layout', 'true');
    return () => localStorage.removeItem('hanpan.layout');
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /아스널 승, 배당 1.72/ });
    const [head, row] = [...canvasElement.querySelectorAll('[data-item]')].map((block) =>
      block.getBoundingClientRect(),
    );
    await expect(head?.height).toBe(28);
    await expect(head?.bottom).toBeLessThanOrEqual(row?.top ?? 0);
  },
};

const filtering = [$isFiltering, true] as const;
const byMarket = [$chosenForm, 'markets'] as const;

/** The other form of the list: a row for each market, which names the teams in its prices. */
export const ByMarket: Story = {
  parameters: { scope: scope([...board, byMarket, filtering]) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '경기별' }));
    await expect(canvas.getByRole('button', { name: '경기별' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(canvas.getByRole('button', { name: '마켓별' }));
    await expect(canvas.getAllByRole('button', { name: /아스널 승/ })[0]).toHaveTextContent(
      '아스널',
    );
  },
};

export const Folded: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { scope: scope([...board, [$foldedLeagues, ['fb-gb-premier']]]) },
  play: async ({ canvas }) => {
    const unfold = await canvas.findByRole('button', { name: '잉글랜드 프리미어리그 펼치기' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: /아스널 승/ })).not.toBeInTheDocument();
    await press(unfold);
    await expect(canvas.getByRole('button', { name: /아스널 승/ })).toBeVisible();
    await press(canvas.getByRole('button', { name: '잉글랜드 프리미어리그 접기' }));
  },
};

export const Loading: Story = { parameters: states.loading };

export const Empty: Story = { parameters: states.empty };

export const Failed: Story = {
  parameters: states.failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('요청번호 Rq7fK2');
    await expect(canvas.getByRole('button', { name: '다시 시도' })).toBeEnabled();
  },
};

/** 1,000 fixtures in one windowed list: only what is visible is drawn. */
export const Thousand: Story = {
  parameters: { scope: scope([...boardValues([makeManyFixtures(1000)]), [$listMode, 'all']]) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /배당/ });
    const drawn = canvasElement.querySelectorAll('[data-item]').length;
    await expect(drawn).toBeGreaterThan(5);
    await expect(drawn).toBeLessThan(60);
  },
};

export const ChooseLeague: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { scope: scope([...board, filtering]) },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '리그' }));
    await typeInto(await screen.findByLabelText('리그 이름 검색'), 'ㄹㄱ');
    await press(screen.getByRole('button', { name: /^K리그1.*경기/ }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /아스널 승/ })).not.toBeInTheDocument(),
    );
  },
};

/** The member's own leagues come first, and can be chosen on phones too. */
export const FavouriteLeagues: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    scope: scope([...board, filtering, ...favouriteValues([{ kind: 'league', id: 'bk-us-nba' }])]),
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '리그' }));
    const dialog = within(await screen.findByRole('dialog'));
    const names = dialog.getAllByRole('button', { name: /경기$/ });
    await expect(names[0]).toHaveTextContent('NBA');
    const star = dialog.getByRole('button', { name: 'NBA 즐겨찾기에서 빼기' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await typeInto(dialog.getByLabelText('리그 이름 검색'), '없는 리그');
    await expect(dialog.queryByRole('button', { name: /경기$/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  parameters: { scope: scope([...empty, [$search, { ...searchDefaults, q: '없는 팀' }]]) },
};

const mine = favouriteValues([
  { kind: 'league', id: 'bk-us-nba' },
  { kind: 'team', id: 'sample00arsnh' },
  { kind: 'fixture', id: 'sample00uls1' },
]);
const starred = [$search, { ...searchDefaults, show: 'starred' }] as const;
const removal = { 'DELETE /member/favourite/fixture/sample00uls1': { status: 204 } };

/** The member's league, team and match; a star that is taken back takes its row with it. */
export const Starred: Story = {
  parameters: { scope: scope([...everyBoard, ...mine, starred, [$api, createFakeApi(removal)]]) },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { name: /^즐겨찾기 경기만 보기 ?4$/ });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(
      canvas.queryByRole('button', { name: /맨체스터 시티 승/ }),
    ).not.toBeInTheDocument();
    await press(canvas.getByRole('button', { name: '울산 HD 대 전북 현대 즐겨찾기에서 빼기' }));
    await expect(canvas.queryByRole('button', { name: /울산 HD 승/ })).not.toBeInTheDocument();
    await expect(chip).toHaveAccessibleName(/보기 ?3$/);
  },
};

/** A thumb has 44 px for the star of a match, inside of its card. */
export const StarredPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scope: scope([...everyBoard, ...mine, starred]) },
  play: async ({ canvas }) => {
    const star = await canvas.findByRole('button', { name: /울산 HD 대 .* 즐겨찾기에서 빼기/ });
    // The rows above may still grow.
    await waitFor(() => {
      const bottom = star.closest('[data-item]')?.getBoundingClientRect().bottom ?? 0;
      for (const x of [1, 43])
        for (const y of [bottom - 44, bottom - 2])
          void expect(document.elementFromPoint(x, y)?.closest('button')).toBe(star);
    });
  },
};

export const StarredEmpty: Story = {
  parameters: { scope: scope([...everyBoard, ...favouriteValues([]), starred]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이 메뉴에는 즐겨찾기한 경기가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '전체 경기 보기' })).toBeEnabled();
  },
};

export const StarredGuest: Story = {
  parameters: { scope: scope([...everyBoard, starred]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^로그인하시면/)).toBeVisible();
  },
};
