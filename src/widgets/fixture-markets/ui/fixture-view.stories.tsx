import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $detailFailures } from '@/entities/game';
import { $streamHealth } from '@/shared/api';
import { kstInstant } from '@/shared/lib/format';
import { press, typeInto } from '@/shared/lib/test-press';
import { inScenarios, makeScope } from '@/shared/lib/test-scope';
import { fullDetailValues, makeFullDetail } from '../lib/sample-detail';
import { $fixtureId } from '../model/markets';
import { $allPins } from '../model/view';
import { FixtureView } from './fixture-view';

const id = 'sample00full';
const open = [$fixtureId, id] as const;
const score = { home: 1, away: 0 };
const clock = { period: '20', minute: 63 };
const until = kstInstant('2026-11-22 19:48:00');
const interruption = { since: until - 86_400_000, until, clock };
const scope = (detail = makeFullDetail(), more: readonly (readonly [unknown, unknown])[] = []) => ({
  scope: () => makeScope({ values: [...fullDetailValues(detail), open, ...more] }),
});
const nothing = (more: readonly (readonly [unknown, unknown])[] = []) => ({
  scope: () => makeScope({ values: [open, ...more] }),
});
const failures = { [id]: { kind: 'contract', requestId: 'Rq7fK2' } };
const states = {
  ordinary: scope(),
  live: scope(makeFullDetail({ status: 2, score, clock })),
  halted: scope(makeFullDetail({ status: 6, score, clock, interruption })),
  over: scope(makeFullDetail({ status: 3, score }, [])),
  empty: scope(makeFullDetail({}, [])),
  stale: scope(makeFullDetail(), [[$streamHealth, 'stale']]),
  loading: nothing(),
  failed: nothing([[$detailFailures, failures]]),
};

const meta = {
  title: 'widgets/fixture-markets/FixtureView',
  component: FixtureView,
  args: { lead: null },
  parameters: { layout: 'fullscreen', router: { path: '/europe' }, ...states.ordinary },
} satisfies Meta<typeof FixtureView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = { parameters: inScenarios(states) };

export const Search: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: '마켓 검색' });
    await typeInto(field, 'ㅇㅌㅁㄷ');
    await expect(canvas.getByRole('region', { name: '양팀 모두 득점' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '승무패' })).toBeNull();
    await userEvent.clear(field);
    await typeInto(field, '야구');
    await press(canvas.getByRole('button', { name: '검색어 지우기' }));
    await expect(canvas.getByRole('region', { name: '승무패' })).toBeVisible();
  },
};

/** The best known markets at first, then one group; all of them by group at the end, where what is long is folded away. */
export const All: Story = {
  play: async ({ canvas }) => {
    const groups = within(await canvas.findByRole('group', { name: '마켓 종류' }));
    await expect(groups.getByRole('button', { name: '주요', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('region', { name: '정확한 스코어' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '언더오버 - 아스널' })).toBeNull();
    await press(groups.getByRole('button', { name: /^핸디캡/ }));
    await expect(canvas.getByRole('region', { name: '핸디캡' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '승무패' })).toBeNull();
    await press(groups.getByRole('button', { name: /^전체/ }));
    await expect(canvas.queryByRole('region', { name: '정확한 스코어' })).toBeNull();
    await press(canvas.getByRole('button', { name: /^스페셜/, expanded: false }));
    await expect(canvas.getByRole('region', { name: '정확한 스코어' })).toBeVisible();
  },
};

/** Pinned markets come before all others, and nowhere else. */
export const Pinned: Story = {
  parameters: scope(makeFullDetail(), [[$allPins, { guest: [17, 3] }]]),
  play: async ({ canvas }) => {
    const pinned = within(await canvas.findByRole('region', { name: '고정한 마켓' }));
    await press(pinned.getByRole('button', { name: '핸디캡 고정 해제' }));
    await expect(pinned.queryByRole('region', { name: '핸디캡' })).toBeNull();
    await press(canvas.getByRole('button', { name: '핸디캡 고정하기' }));
    await expect(pinned.getByRole('region', { name: '핸디캡' })).toBeVisible();
    await expect(canvas.getAllByRole('region', { name: '핸디캡' })).toHaveLength(1);
  },
};

export const Live: Story = { parameters: states.live };
export const Halted: Story = { parameters: states.halted };
export const Over: Story = { parameters: states.over };
export const NoMarkets: Story = { parameters: states.empty };
export const Stale: Story = { parameters: states.stale };
export const Loading: Story = { parameters: states.loading };
export const Failed: Story = {
  parameters: states.failed,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('요청번호 Rq7fK2')).toBeVisible();
  },
};
