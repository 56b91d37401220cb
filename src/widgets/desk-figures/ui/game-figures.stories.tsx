import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { siteGames } from '@/entities/desk-figures';
import { makeCurrencyGames } from '@/entities/desk-figures/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $currency } from '../model';
import { GameFigures } from './game-figures';

const shown = (values: readonly (readonly [unknown, unknown])[]) => ({
  scope: () => makeScope({ values: [[$api, createFakeApi({})], ...values] }),
});
const { types } = makeCurrencyGames();
/** A game that this version does not know keeps the name that the server gives it. */
const games = [
  makeCurrencyGames({
    types: types.map((one) =>
      one.type === 5 ? { ...one, games: [{ game: 'evolution', ...one.total }] } : one,
    ),
  }),
];

const meta = {
  title: 'widgets/desk-figures/GameFigures',
  component: GameFigures,
  parameters: shown([[siteGames.$data, games]]),
} satisfies Meta<typeof GameFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider', { name: '게임별 베팅과 당첨' });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^스포츠 축구,/));
    await expect(canvas.getByRole('row', { name: /^라이브/ })).toHaveTextContent('55,220,000');
    await expect(canvas.getByText('evolution')).toBeVisible();
  },
};

/** Nobody bets in points: there is nothing to save either. */
export const Points: Story = {
  parameters: shown([
    [siteGames.$data, games],
    [$currency, 'POINT'],
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/원이나 달러를 선택해주세요/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeDisabled();
  },
};

export const Loading: Story = { parameters: shown([[siteGames.$isPending, true]]) };

export const Failed: Story = {
  parameters: shown([[siteGames.$failure, { kind: 'network' }]]),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('게임별 집계를 불러오지 못했습니다.')).toBeVisible();
  },
};
