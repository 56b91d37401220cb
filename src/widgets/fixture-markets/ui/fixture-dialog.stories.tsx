import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $detailFailures } from '@/entities/game';
import { boardValues, makeFixtureDto, makeLeagueDto, sampleBoards } from '@/entities/game/testing';
import type { FixtureDetailDto } from '@/shared/api';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { fixtureDialog } from '../dialogs';
import { FixtureDialog } from './fixture-dialog';

const id = 'sample00manc';
const [football] = sampleBoards();
const fixture = football?.fixtures.find((one) => one.id === id) ?? makeFixtureDto({ id });
const open = [fixtureDialog.$props, { fixtureId: id }] as const;
const scope = (
  details: FixtureDetailDto[] = [],
  more: readonly (readonly [unknown, unknown])[] = [],
) => makeScope({ values: [...boardValues(sampleBoards(), details), open, ...more] });
const detail = { league: makeLeagueDto(), fixture, scores: {} };

const meta = {
  title: 'widgets/fixture-markets/FixtureDialog',
  component: FixtureDialog,
  parameters: { scope: () => scope([detail]) },
} satisfies Meta<typeof FixtureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Markets: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '맨체스터 시티 대 뉴캐슬' });
    await press(screen.getByRole('button', { name: /핸디캡/ }));
    await expect(dialog).toHaveTextContent('-1');
    const cell = screen.getByRole('button', { name: /맨체스터 시티 -1, 배당 1.95/ });
    await press(cell);
    await expect(cell).toHaveAttribute('aria-pressed', 'true');
  },
};

const longName = '레알 클루브 데포르티보 라코루냐 아카데미 유나이티드 인터내셔널';
const long = { ...detail, fixture: { ...fixture, home: longName, away: longName } };

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { scope: () => scope([long]) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const Loading: Story = { parameters: { scope: () => scope() } };

export const Failed: Story = {
  parameters: {
    scope: () =>
      scope([], [[$detailFailures, { [id]: { kind: 'contract', requestId: 'Rq7fK2' } }]]),
  },
  play: async () => {
    await expect(await screen.findByText('요청번호 Rq7fK2')).toBeVisible();
  },
};
