import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDebt } from '@/entities/desk-debt/testing';
import { memberKinds } from '@/entities/member/testing';
import { debts, scopeOf } from '../lib/sample-states';
import { DebtPanel } from './debt-panel';

const [open = makeDebt(), waiting = open, collecting = open, met = open, forgiven = open] = debts;

const meta = {
  title: 'widgets/desk-debts/DebtPanel',
  component: DebtPanel,
  args: { debt: open },
  parameters: { router: { path: '/admin/debt' }, scope: () => scopeOf() },
} satisfies Meta<typeof DebtPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '미수 탕감' })).toBeVisible();
  },
};

/** Nothing is there to be taken. */
export const Penniless: Story = {
  args: { debt: makeDebt({ balance: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/지금은 회수할 수 없습니다/)).toBeVisible();
    await expect(canvas.queryByLabelText('회수 금액')).toBeNull();
  },
};

export const WaitingCollection: Story = {
  args: { debt: collecting },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('회수 승인 대기')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '잔액에서 회수' })).toBeNull();
  },
};

export const Waiting: Story = {
  args: { debt: waiting },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2차 승인을 기다리고/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '미수 탕감' })).toBeNull();
  },
};

export const Met: Story = { args: { debt: met } };

export const Forgiven: Story = {
  args: { debt: forgiven },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('정정 보상')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '미수 탕감' })).toBeNull();
  },
};

/** A manager sees what is owed and gives nothing up. */
export const OfManager: Story = {
  parameters: { scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('미수 회수와 탕감은 관리자만 할 수 있습니다.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '미수 탕감' })).toBeNull();
  },
};
