import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $slip } from '@/entities/slip';
import { opened } from '../model';
import { PicksDialog } from './picks-dialog';
import { keptAs, picksScope, rows, sameSlip } from './sample-states';

const meta = {
  title: 'features/slip-picks/PicksDialog',
  component: PicksDialog,
  parameters: picksScope(rows.all),
} satisfies Meta<typeof PicksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: '3경기 담기' })).toBeEnabled();
  },
};

/** What is suspended, over or not there is named with the reason. */
export const SomeLeftOut: Story = {
  parameters: picksScope(rows.some),
  play: async () => {
    const list = await screen.findByRole('list', { name: '공유된 선택 목록' });
    await expect(list).toHaveTextContent('알 수 없는 경기');
    await expect(screen.getByRole('button', { name: '3경기 담기' })).toBeEnabled();
  },
};

/** The member has picks of their own: they say what becomes of them. */
export const BesideOwn: Story = {
  parameters: picksScope(rows.some, 2),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '3경기 함께 담기' })).toBeEnabled();
    await expect(screen.getByRole('button', { name: '비우고 3경기 담기' })).toBeEnabled();
  },
};

export const NoneGoesBeside: Story = { parameters: picksScope(rows.all, 10) };
/** A link that is opened again. */
export const AlreadyThere: Story = {
  parameters: picksScope(rows.all, 0, [[$slip, sameSlip]]),
  play: async () => {
    await expect(await screen.findByText('이미 베팅카트에 담긴 선택입니다.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /담기$/ })).toBeNull();
  },
};

export const NothingOffered: Story = { parameters: picksScope(rows.none, 2) };
export const Joint: Story = { parameters: picksScope(rows.joint) };
export const Loading: Story = { parameters: picksScope(null, 0, [[opened.$isPending, true]]) };
export const Failed: Story = {
  parameters: picksScope(null, 0, [[opened.$failure, { kind: 'network', message: '' }]]),
};

/** A slip that the member saved: what has moved since is said. */
export const Saved: Story = {
  parameters: picksScope(rows.some, 0, keptAs('multiple')),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '주말 축구' })).toBeVisible();
    await expect(screen.getByText('2경기의 배당이 저장할 때와 다릅니다.')).toBeVisible();
    await expect(screen.getAllByText(/^저장할 때/)).toHaveLength(2);
  },
};

/** Nothing of it takes bets any more. */
export const SavedAllClosed: Story = {
  parameters: picksScope(rows.none, 0, keptAs('multiple')),
  play: async () => {
    await expect(await screen.findByText('지금 베팅할 수 있는 선택이 없습니다.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /담기$/ })).toBeNull();
  },
};

/** Of a system of more picks too few are left. */
export const SavedNoSystem: Story = {
  parameters: picksScope(rows.all.slice(0, 2), 0, keptAs('system', [2])),
  play: async () => {
    await expect(await screen.findByText(/시스템을 만들 수 없어/)).toBeVisible();
  },
};
