import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { boardValues, makeBoardDto, sampleBoards } from '@/entities/game/testing';
import { SPORT_KEYS } from '#rules/sports.ts';
import { favouriteValues } from '@/features/favourites/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $search } from '../model/page';
import { searchDefaults } from '../search';
import { KoreaPage } from './korea-page';

type Values = readonly (readonly [unknown, unknown])[];

const now = [$now, kstInstant('2026-11-21 18:42:07')] as const;
const some = sampleBoards();
const others = SPORT_KEYS.filter((key) => some.every(({ sport }) => sport !== key));
const board = boardValues([
  ...some,
  ...others.map((sport) => makeBoardDto({ sport, leagues: [], fixtures: [] })),
]);
const scope = (values: Values) => () => makeScope({ values: [now, ...board, ...values] });

const meta = {
  title: 'pages/korea/Starred',
  component: KoreaPage,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' } },
} satisfies Meta<typeof KoreaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

function must<T>(value: T | null): T {
  if (value === null) throw new Error('there is none');
  return value;
}

const mine = favouriteValues([
  { kind: 'league', id: 'bk-us-nba' },
  { kind: 'team', id: 'sample00arsnh' },
  { kind: 'fixture', id: 'sample00uls1' },
]);
const starred = [$search, { ...searchDefaults, show: 'starred' }] as const;
const removal = { 'DELETE /member/favourite/fixture/sample00uls1': { status: 204 } };

/** The member's league, team and match; a star that is taken back takes its row with it. */
export const Starred: Story = {
  parameters: { scope: scope([...mine, starred, [$api, createFakeApi(removal)]]) },
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
  parameters: { scope: scope([...mine, starred]) },
  play: async ({ canvas }) => {
    const star = await canvas.findByRole('button', { name: /울산 HD 대 .* 즐겨찾기에서 빼기/ });
    // The rows above may still grow.
    await waitFor(() => {
      const { bottom } = must(star.closest('[data-item]')).getBoundingClientRect();
      for (const x of [1, 43])
        for (const y of [bottom - 44, bottom - 2])
          void expect(document.elementFromPoint(x, y)?.closest('button')).toBe(star);
    });
  },
};

export const StarredEmpty: Story = {
  parameters: { scope: scope([...favouriteValues([]), starred]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이 메뉴에는 즐겨찾기한 경기가 없습니다.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '전체 경기 보기' })).toBeEnabled();
  },
};

export const StarredGuest: Story = {
  parameters: { scope: scope([starred]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^로그인하시면/)).toBeVisible();
  },
};
