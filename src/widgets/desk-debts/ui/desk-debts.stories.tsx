import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDebt } from '@/entities/desk-debt/testing';
import { memberKinds } from '@/entities/member/testing';
import { atHeight } from '@/features/desk-list/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-states';
import { DeskDebts } from './desk-debts';

const meta = {
  title: 'widgets/desk-debts/DeskDebts',
  component: DeskDebts,
  args: { item: null },
  decorators: atHeight(720),
  parameters: {
    layout: 'fullscreen',
    router: { path: '/admin/debt' },
    scope: () => scopeOf(),
  },
} satisfies Meta<typeof DeskDebts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole way: a state is chosen, a debt looked at, and why it is given up is asked for. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '미수 3' })).toBeVisible();
    await expect(canvas.getByText('645,000원')).toBeVisible();
    await press(canvas.getByRole('button', { name: '차감 완료 1' }));
    await expect(await canvas.findByText('달빛사냥')).toBeVisible();
    await press(canvas.getByRole('button', { name: '전체' }));
    await press(await canvas.findByText('한강바람'));
    await expect(await canvas.findByText('보유머니 120,000원 중 15,000원까지')).toBeVisible();
    const form = within(await canvas.findByRole('form', { name: '미수 탕감' }));
    await press(form.getByRole('button', { name: '미수 탕감' }));
    await expect(await form.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await typeInto(form.getByRole('textbox', { name: '사유' }), '정정 보상');
    await expect(sent).toEqual([]);
    await press(canvas.getByRole('button', { name: '상세 닫기' }));
    await expect(canvas.queryByRole('form', { name: '미수 탕감' })).toBeNull();
  },
};

/** Nothing is there to be taken. */
export const Penniless: Story = {
  parameters: {
    scope: () =>
      scopeOf({
        'GET /desk/debt': {
          body: {
            data: [makeDebt({ balance: 0 })],
            nextCursor: null,
            counts: { open: 1, met: 0, forgiven: 0, owedWon: 15_000, owedCents: 0 },
          },
        },
      }),
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강바람'));
    await expect(canvas.getByText(/지금은 회수할 수 없습니다/)).toBeVisible();
    await expect(canvas.queryByLabelText('회수 금액')).toBeNull();
  },
};

/** What waits for another admin, or is over, is neither collected nor given up. */
export const Decided: Story = {
  play: async ({ canvas }) => {
    for (const [nickname, said] of [
      ['동해파도', /2차 승인을 기다리고/],
      ['남산타워', '오지급 회수'],
      ['달빛사냥', '오지급 회수'],
      ['코인러', '정정 보상'],
    ] as const) {
      await press(await canvas.findByText(nickname));
      await expect(await canvas.findByText(said)).toBeVisible();
      for (const name of ['잔액에서 회수', '미수 탕감'])
        await expect(canvas.queryByRole('button', { name })).toBeNull();
      await press(canvas.getByRole('button', { name: '상세 닫기' }));
    }
  },
};

/** A manager sees what is owed and gives nothing up. */
export const OfManager: Story = {
  parameters: { scope: () => scopeOf({}, memberKinds.manager) },
  play: async ({ canvas }) => {
    await press(await canvas.findByText('한강바람'));
    await expect(canvas.getByText('미수 회수와 탕감은 관리자만 할 수 있습니다.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '미수 탕감' })).toBeNull();
  },
};

export const OfOneMember: Story = {
  args: { item: 'mem_3' },
  parameters: { router: { path: '/admin/debt/mem_3' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('동해파도')).toBeVisible();
    await expect(canvas.queryByText('한강바람')).toBeNull();
    await expect(canvas.getByRole('button', { name: '전체 회원 보기' })).toBeVisible();
  },
};
