import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeCasinoGame, makeCasinoRound } from '@/entities/casino-game/testing';
import { makeProblem, never, offline } from '@/shared/api/testing';
import { openedPage } from '@/shared/lib/test-page';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios } from '@/shared/lib/test-scope';
import { answers, lobbyNow, values } from '../lib/sample-casino';
import { casinoPage, slotPage } from '../page';
import type { CasinoSearch } from '../search';
import { CasinoPage } from './casino-page';

type Answers = typeof answers;

// A page that is there, in place of a game.
const framed = {
  'POST /casino/game/hanpan-crane/launch': () => ({
    status: 201,
    body: { url: `${location.origin}/levels/level-gs.svg`, sessionId: 'cas_1' },
  }),
};
const slots = (own: Answers = {}, search: Partial<CasinoSearch> = {}) =>
  openedPage(slotPage, { ...answers, ...framed, ...own }, { search, values: [...values] });

const none = { body: { providers: [], games: [] } };

const meta = {
  title: 'pages/casino/CasinoPage',
  component: CasinoPage,
  parameters: { layout: 'fullscreen', router: { path: '/slot' } },
} satisfies Meta<typeof CasinoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios({
    ordinary: slots(),
    loading: slots({ 'GET /casino/lobby/slot': never }),
    empty: slots({ 'GET /casino/lobby/slot': none, 'GET /casino/lobby/casino': none }),
    failed: slots({ 'GET /casino/lobby/slot': offline }),
  }),
};

/** A game is found by its initial consonants while they are typed. */
export const Playground: Story = {
  parameters: slots(),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: '인기 슬롯' });
    await typeInto(canvas.getByRole('searchbox', { name: '게임 검색' }), 'ㅎㄱㄷㅎ');
    const found = within(await canvas.findByRole('list', { name: '찾은 게임' }));
    await expect(found.getAllByRole('listitem')).toHaveLength(1);
    await expect(found.getByText('학과 달항아리')).toBeVisible();
  },
};

export const Both: Story = {
  parameters: slots({}, { list: 'all' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '라이브카지노 · 슬롯' }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: '인기 라이브카지노' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: slots({}, { q: '없는 게임' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('조건에 맞는 게임이 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '전체 게임 보기' })).toBeVisible();
  },
};

/** Many games are shown some at a time. */
export const Many: Story = {
  parameters: slots(
    {
      'GET /casino/lobby/slot': {
        body: {
          providers: [],
          games: Array.from({ length: 130 }, (_none, index) =>
            makeCasinoGame({ id: `hanpan-${index}`, name: `슬롯 ${index}` }),
          ),
        },
      },
    },
    { sort: 'name' },
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '찾은 게임' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(60);
    await press(canvas.getByRole('button', { name: '더 보기' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(120);
  },
};

/** A round whose stake is held is above all else. */
export const Interrupted: Story = {
  parameters: slots({
    'GET /casino/mine': { body: { recent: [], open: [makeCasinoRound()] } },
  }),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('region', { name: '진행 중인 게임' });
    await expect(within(open).getByRole('button', { name: /이어하기$/ })).toBeVisible();
  },
};

const barred = (search: Partial<CasinoSearch> = {}) => ({
  router: { path: '/casino' },
  ...openedPage(
    casinoPage,
    { ...answers, 'GET /casino/lobby/casino': makeProblem('CASINO_RESTRICTED') },
    { search, values: [...values] },
  ),
});

export const Restricted: Story = {
  parameters: barred(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.'),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '고객센터' })).toHaveAttribute('href', '/customer');
  },
};

export const RestrictedEvolution: Story = {
  parameters: barred({ provider: 'evolution' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('에볼루션 이용이 제한된 계정입니다. 고객센터로 문의해주세요.'),
    ).toBeVisible();
  },
};

const crane = { game: 'hanpan-crane' };

/** The game in its frame, and what came of its rounds. */
export const Game: Story = {
  parameters: slots({}, crane),
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('학과 달항아리 게임 화면')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: '학과 달항아리' })).toBeVisible();
    const status = within(canvas.getByRole('region', { name: '이용 현황' }));
    await expect(await status.findByText('42,000 / 38,600')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: '게임 내역' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('18,402');
    await expect(rows[4]).toHaveTextContent('환불');
  },
};

export const GameFailed: Story = {
  parameters: slots(
    { 'POST /casino/game/hanpan-crane/launch': makeProblem('RATE_LIMITED') },
    crane,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('게임을 열지 못했습니다.')).toBeVisible();
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(await canvas.findByRole('button', { name: '로비로' })).toBeVisible();
  },
};

/** A round is seen again without its game being opened. */
export const Replay: Story = {
  parameters: slots(
    {
      'GET /casino/round/bet_1': () => ({
        body: {
          round: makeCasinoRound({ id: 'bet_1', state: 'closed', won: 6_000, closedAt: lobbyNow }),
          transactions: [
            { kind: 'bet', amount: 2_000, at: lobbyNow },
            { kind: 'win', amount: 6_000, at: lobbyNow + 500 },
          ],
          replayUrl: `${location.origin}/levels/level-gs.svg`,
        },
      }),
    },
    { ...crane, round: 'bet_1' },
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '제 18,402회 다시 보기' }));
    await expect(dialog.getByTitle('회차 다시 보기 화면')).toBeVisible();
    await expect(dialog.getByRole('list', { name: '정산 내역' })).toHaveTextContent('당첨6,000원');
  },
};

/** While an event runs, opening the slots says so once a day. */
export const Promotion: Story = {
  parameters: slots({
    'GET /tournament': {
      body: [
        {
          id: 7,
          kind: 'casino',
          title: '주말 카지노 토너먼트',
          currency: 'KRW',
          startsAt: lobbyNow,
          endsAt: lobbyNow + 3_600_000,
          state: 'running',
          players: 3,
          prizeTotal: 1_000_000,
          joinedAt: null,
        },
      ],
    },
  }),
  beforeEach: () => localStorage.removeItem('hanpan.casino-promotion'),
  play: async ({ canvas }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText('슬롯 이벤트가 진행 중입니다. 입장하시겠습니까?'),
    ).toBeVisible();
    await press(question.getByRole('button', { name: '입장' }));
    await expect(await canvas.findByRole('list', { name: '인기 슬롯' })).toBeVisible();
  },
};
