import { expect, fn, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { kstInstant } from '@/shared/lib/format';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { favouriteValues } from '../testing';
import { FavouritesDialog } from './favourites-dialog';

const all = [
  { kind: 'league', id: 'fb-kr-k1', name: 'K리그1' },
  // A backend that keeps no names.
  { kind: 'league', id: 'fb-jp-j1' },
  { kind: 'team', id: 'sample00arsnh', name: '아스널' },
  { kind: 'team', id: 'sample00long1', name: '레알 클루브 데포르티보 라코루냐 페르세베란시아' },
  {
    kind: 'fixture',
    id: 'sample00uls1',
    name: '울산 HD vs 전북 현대',
    startsAt: kstInstant('2026-11-21 19:00:00'),
  },
  { kind: 'game', id: 'hanpan-crane', name: '학과 달항아리' },
];
const answers = (routes: Parameters<typeof createFakeApi>[0]) => () =>
  makeScope({ values: [...favouriteValues([]), [$api, createFakeApi(routes)]] });
const path = 'GET /member/favourite';

const meta = {
  title: 'features/favourites/FavouritesDialog',
  component: FavouritesDialog,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof FavouritesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A star that is taken back leaves its row, to be put back. */
export const Playground: Story = {
  parameters: {
    scope: answers({
      [path]: { body: all },
      'DELETE /member/favourite/team/sample00arsnh': { status: 204 },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '즐겨찾기 전체' }));
    await press(await dialog.findByRole('button', { name: '아스널 즐겨찾기에서 빼기' }));
    await expect(dialog.getByRole('button', { name: '아스널 즐겨찾기에 추가' })).toBeVisible();
    await expect(dialog.getByText('울산 HD vs 전북 현대')).toBeVisible();
    await expect(dialog.getByText('fb-jp-j1')).toBeVisible();
  },
};

export const None: Story = {
  parameters: { scope: answers({ [path]: { body: [] } }) },
  play: async () => {
    await expect(await screen.findByText('즐겨찾기가 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    scope: () =>
      makeScope({ values: [[$api, createFakeApi({ [path]: makeProblem('INTERNAL') })]] }),
  },
};
