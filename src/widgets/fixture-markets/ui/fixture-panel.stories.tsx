import { expect, fn, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Dto } from '#contract/types.gen.ts';
import { $detailFailures } from '@/entities/game';
import { boardValues, makeFixtureDto, makeLeagueDto, sampleBoards } from '@/entities/game/testing';
import { press } from '@/shared/lib/test-press';
import { inScenarios, makeScope } from '@/shared/lib/test-scope';
import { $fixtureId } from '../model/markets';
import { FixturePanel } from './fixture-panel';

const id = 'sample00manc';
const [football] = sampleBoards();
const fixture = football?.fixtures.find((one) => one.id === id) ?? makeFixtureDto({ id });
const open = [$fixtureId, id] as const;
const scope = (
  details: Dto<'FixtureDetail'>[] = [],
  more: readonly (readonly [unknown, unknown])[] = [],
) => makeScope({ values: [...boardValues(sampleBoards(), details), open, ...more] });
const detail = { league: makeLeagueDto(), fixture, scores: {} };

const failures = { [id]: { kind: 'contract', requestId: 'Rq7fK2' } };
const states = {
  ordinary: { scope: () => scope([detail]) },
  loading: { scope: () => scope() },
  failed: { scope: () => scope([], [[$detailFailures, failures]]) },
};

const meta = {
  title: 'widgets/fixture-markets/FixturePanel',
  component: FixturePanel,
  args: { place: 'page', onClose: fn() },
  parameters: states.ordinary,
} satisfies Meta<typeof FixturePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Markets: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('region', { name: '맨체스터 시티 대 뉴캐슬' });
    await press(screen.getByRole('button', { name: /핸디캡/ }));
    await expect(dialog).toHaveTextContent('-1');
    const cell = screen.getByRole('button', { name: /맨체스터 시티 -1, 배당 1.95/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Under its row, in the grid of the list: as high as it is, so that the page alone scrolls. */
export const InRow: Story = {
  args: { place: 'row' },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const panel = await screen.findByRole('region', { name: '맨체스터 시티 대 뉴캐슬' });
    const scrolled = [...panel.querySelectorAll('*')].filter(
      (part) =>
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) &&
        part.scrollHeight > part.clientHeight,
    );
    await expect(scrolled).toEqual([]);
  },
};

const longName = '레알 클루브 데포르티보 라코루냐 아카데미 유나이티드 인터내셔널';
const long = { ...detail, fixture: { ...fixture, home: longName, away: longName } };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scope: () => scope([long]) },
  play: async () => {
    const dialog = await screen.findByRole('region', { name: / 대 / });
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const Loading: Story = { parameters: states.loading };

export const Failed: Story = {
  parameters: states.failed,
  play: async () => {
    await expect(await screen.findByText('요청번호 Rq7fK2')).toBeVisible();
  },
};
