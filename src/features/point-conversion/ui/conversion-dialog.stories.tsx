import { allSettled } from 'effector';
import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { moneyChangeDialog, pointChangeDialog } from '../dialogs';
import '../events';
import { terms } from '../model';
import { makeConversion, makePointTerms } from '../testing';
import { ConversionDialog } from './conversion-dialog';

type Answers = Parameters<typeof createFakeApi>[0];

function opened(
  answers: Answers = {},
  { data = makePointTerms(), dialog = pointChangeDialog } = {},
) {
  return {
    scope() {
      const api = createFakeApi({ 'GET /mywallet/point': { body: data }, ...answers });
      const scope = makeScope({
        values: [
          [$api, api],
          [terms.$data, data],
        ],
      });
      void allSettled(dialog.opened, { scope });
      return scope;
    },
  };
}

const meta = {
  title: 'features/point-conversion/ConversionDialog',
  component: ConversionDialog,
  parameters: opened({
    'POST /mywallet/point/convert': { status: 201, body: makeConversion() },
  }),
} satisfies Meta<typeof ConversionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  play: async () => {
    await press(await screen.findByRole('button', { name: '전환하기' }));
    await screen.findByText('전환할 포인트를 입력해주세요.');
    await press(screen.getByRole('button', { name: '+1만' }));
    await expect(await screen.findByRole('button', { name: '10,000원 받기' })).toBeEnabled();
    await press(screen.getByRole('button', { name: '전체' }));
    await expect(screen.getByRole('textbox', { name: '전환할 포인트' })).toHaveValue('12,000');
  },
};

/** The dialog of the money proposes all that may be converted. */
export const Money: Story = {
  parameters: opened({}, { dialog: moneyChangeDialog }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '머니 전환' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: '전환할 포인트' })).toHaveValue('12,000');
  },
};

export const Dollars: Story = {
  parameters: opened(
    {},
    {
      dialog: moneyChangeDialog,
      data: makePointTerms({ currency: 'USD', rate: 13_800_000, balance: 100_000 }),
    },
  ),
  play: async () => {
    await expect(await screen.findByRole('button', { name: '$72.46 받기' })).toBeEnabled();
  },
};

export const UsedUp: Story = {
  parameters: opened(
    {},
    {
      data: makePointTerms({
        timesLeft: 0,
        refusals: [{ code: 'WAIT', until: 1_795_273_200_000 }],
      }),
    },
  ),
  play: async () => {
    await screen.findByText('오늘 전환 횟수를 모두 사용하셨습니다. 내일 다시 전환해주세요.');
    await expect(screen.getByRole('button', { name: '전환하기' })).toBeDisabled();
  },
};

export const Refused: Story = {
  parameters: opened({
    'POST /mywallet/point/convert': makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'BLOCKED' }],
    }),
  }),
  play: async () => {
    const field = await screen.findByRole('textbox', { name: '전환할 포인트' });
    await typeInto(field, '1000{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('전환이 제한된 계정입니다.');
  },
};

/** What was typed stays, and may be sent again. */
export const Unanswered: Story = {
  parameters: opened({
    'POST /mywallet/point/convert': () => {
      throw new TypeError('fetch failed');
    },
  }),
  play: async () => {
    const field = await screen.findByRole('textbox', { name: '전환할 포인트' });
    await typeInto(field, '1000{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('한 번만 전환됩니다.');
    await expect(field).toHaveValue('1,000');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
