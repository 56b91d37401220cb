import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $slip, EMPTY_DRAFT } from '@/entities/slip';
import { makeLegs, makePick } from '@/entities/slip/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { type KeptSlip, picksDialog } from '../dialogs';
import { filledSlip, type OpenedPick } from '../lib/opened-picks';
import { opened } from '../model';
import { PicksDialog } from './picks-dialog';

const offered = [makePick(), ...makeLegs(4).slice(2)].map((pick): OpenedPick => {
  const { selectionId, home, away } = pick;
  return { selectionId, pick, left: null, match: `${home} vs ${away}` };
});
const leftOut = (match: string | null, left: OpenedPick['left']): OpenedPick => {
  return { selectionId: `left ${match}`, pick: null, left, match };
};
const closed = [leftOut('보스턴 vs 샬럿', 'MARKET_CLOSED'), leftOut(null, 'SELECTION_NOT_FOUND')];
const some = [...offered, leftOut('울산 HD vs 전북 현대', 'MARKET_SUSPENDED'), ...closed];

/** A saved slip of these picks, two of which have other odds now. */
const kept: KeptSlip = {
  name: '주말 축구',
  kind: 'multiple',
  isEuropean: false,
  odds: Object.fromEntries(
    offered.map(({ selectionId, pick }, at) => [selectionId, (pick?.odds ?? 0) + at * 20]),
  ),
};
const saved = [picksDialog.$props, { picks: [], kept }] as const;

/** What the picks came to; the slip is empty unless given otherwise. */
const picksScope = (
  picks: readonly OpenedPick[] | null,
  ...values: (readonly [unknown, unknown])[]
) => ({
  scope: () => makeScope({ values: [[opened.$data, picks], ...values] }),
});

const meta = {
  title: 'features/slip-picks/PicksDialog',
  component: PicksDialog,
  parameters: picksScope(some),
} satisfies Meta<typeof PicksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is suspended, over or not there is named with the reason. */
export const Playground: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: '공유된 선택 목록' });
    await expect(list).toHaveTextContent('알 수 없는 경기');
    await expect(screen.getByRole('button', { name: '3경기 담기' })).toBeEnabled();
  },
};

/** The member has picks of their own: they say what becomes of them. */
export const BesideOwn: Story = {
  parameters: picksScope(some, [$slip, { legs: makeLegs(10).slice(8), bonus: null }]),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '3경기 함께 담기' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: '비우고 3경기 담기' })).toBeEnabled();
  },
};

/** A link that is opened again. */
export const AlreadyThere: Story = {
  parameters: picksScope(offered, [$slip, filledSlip(EMPTY_DRAFT, offered).slip]),
  play: async () => {
    await expect(await screen.findByText('이미 베팅카트에 담긴 선택입니다.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /담기$/ })).toBeNull();
  },
};

export const Loading: Story = { parameters: picksScope(null, [opened.$isPending, true]) };
export const Failed: Story = {
  parameters: picksScope(null, [opened.$failure, { kind: 'network', message: '' }]),
};

/** A slip that the member saved: what has moved since is said. */
export const Saved: Story = {
  parameters: picksScope(some, saved),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '주말 축구' })).toBeVisible();
    await expect(screen.getByText('2경기의 배당이 저장할 때와 다릅니다.')).toBeVisible();
    await expect(screen.getAllByText(/^저장할 때/)).toHaveLength(2);
  },
};

/** Nothing of it takes bets any more. */
export const SavedAllClosed: Story = {
  parameters: picksScope(closed, saved),
  play: async () => {
    await expect(await screen.findByText('지금 베팅할 수 있는 선택이 없습니다.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /담기$/ })).toBeNull();
  },
};
