import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account, $slip } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { fullSlips, makeSavedSlip, sampleSlips } from '../lib/sample-slips';
import { list, makeIdFx } from '../model';
import { SavedSlipsDialog } from './saved-slips-dialog';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };

interface State {
  slips?: readonly unknown[] | null;
  /** How many picks are on the slip. */
  count?: number;
  values?: readonly (readonly [unknown, unknown])[];
}

function shown({ slips = sampleSlips, count = 2, values = [] }: State = {}) {
  const api = createFakeApi({
    'GET /slip/saved': {
      body: [makeSavedSlip({ id: 'slip-new1', name: '토요일' }), ...sampleSlips],
    },
    'PUT /slip/saved/slip-new1': { body: makeSavedSlip({ id: 'slip-new1', name: '토요일' }) },
  });
  return {
    scope: () =>
      makeScope({
        values: [
          [$account, account],
          [$slip, { legs: makeLegs(count), bonus: null }],
          [list.$data, slips],
          [$api, api],
          ...values,
        ],
        handlers: [[makeIdFx, () => 'slip-new1']],
      }),
  };
}

const meta = {
  title: 'features/saved-slips/SavedSlipsDialog',
  component: SavedSlipsDialog,
  parameters: shown(),
} satisfies Meta<typeof SavedSlipsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '저장한 베팅카트' }));

export const Playground: Story = {
  play: async () => {
    const all = within((await dialog()).getByRole('list', { name: '저장한 베팅카트 목록' }));
    await expect(all.getAllByRole('listitem')).toHaveLength(4);
    await expect(all.getByText('아스널 vs 브라이턴 외 1경기')).toBeVisible();
    await press((await dialog()).getByRole('button', { name: '저장' }));
    await expect((await dialog()).getByText('이름을 입력해주세요.')).toBeVisible();
    await press(all.getByRole('button', { name: '주말 축구 이름 변경' }));
    const field = await all.findByRole('textbox', { name: '새 이름' });
    await expect(field).toHaveValue('주말 축구');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** With nothing on the slip there is nothing to save. */
export const None: Story = {
  parameters: shown({ count: 0, slips: [] }),
  play: async () => {
    await expect((await dialog()).queryByRole('textbox')).toBeNull();
  },
};

export const Full: Story = {
  parameters: shown({ slips: fullSlips }),
  play: async () => {
    await expect((await dialog()).getByText(/20개까지 저장하실 수 있습니다/)).toBeVisible();
    await expect((await dialog()).queryByRole('textbox')).toBeNull();
  },
};
export const Loading: Story = {
  parameters: shown({ slips: null, values: [[list.$isPending, true]] }),
};
export const Failed: Story = {
  parameters: shown({
    slips: null,
    values: [[list.$failure, { kind: 'network', message: '' }]],
  }),
};
