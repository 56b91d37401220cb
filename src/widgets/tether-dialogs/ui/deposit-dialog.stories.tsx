import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makePayment, makeTetherTerms } from '@/features/tether-deposit/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { DepositDialog } from './deposit-dialog';

const url = 'https://pay.example.com/deposit/5k0w3e7u';

function scopeOf(answers: Parameters<typeof createFakeApi>[0] = {}) {
  const history = { body: { data: [], nextCursor: null } };
  return {
    scope: () =>
      makeScope({
        values: [
          [$member, memberKinds.ordinary],
          [$now, kstInstant('2026-11-21 18:42:07')],
          [
            $api,
            createFakeApi({
              'GET /charge/crypto': { body: makeTetherTerms() },
              'GET /charge/crypto/history': history,
              'GET /charge/tetherDepositUrl': { body: { url } },
              'POST /charge/cryptoDeposit': { status: 201, body: { id: 'tet_1' } },
              ...answers,
            }),
          ],
        ],
      }),
  };
}

/** The server answers with the registered deposit once there is one. */
function registering() {
  return {
    scope: () => {
      let open: ReturnType<typeof makePayment>[] = [];
      return scopeOf({
        'GET /charge/crypto': () => ({ body: makeTetherTerms({ open }) }),
        'POST /charge/cryptoDeposit': () => {
          open = [makePayment()];
          return { status: 201, body: { id: 'tet_1' } };
        },
      }).scope();
    },
  };
}

async function askFor(amount: string) {
  await typeInto(await screen.findByRole('textbox', { name: '충전 금액' }), amount);
  await press(screen.getByRole('button', { name: `${amount} USDT 입금 주소 받기` }));
}

const meta = {
  title: 'widgets/tether-dialogs/DepositDialog',
  component: DepositDialog,
  parameters: { router: { path: '/korea/cross' }, ...scopeOf() },
} satisfies Meta<typeof DepositDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '테더충전' }));
    await expect(await dialog.findByRole('textbox', { name: '충전 금액' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: '전체 내역' })).toHaveAttribute(
      'href',
      '/chargeCrypto',
    );
  },
};

/** An amount is confirmed, and its address is shown in the same dialog. */
export const Sent: Story = {
  parameters: registering(),
  play: async () => {
    await askFor('200');
    const question = within(await screen.findByRole('alertdialog'));
    await press(question.getByRole('button', { name: '발급받기' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('img', { name: '입금 주소 QR 코드' })).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: scopeOf({
    'GET /charge/tetherDepositUrl': makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'OPEN_WITHDRAWAL' as const }],
    }),
  }),
  play: async () => {
    await askFor('200');
    await expect(await screen.findByText('처리 중인 환전신청이 있습니다.')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: scopeOf({ 'GET /charge/crypto': () => new Promise(() => {}) }),
};

export const Failed: Story = {
  parameters: scopeOf({ 'GET /charge/crypto': makeProblem('INTERNAL') }),
  play: async () => {
    await expect(await screen.findByText('테더충전 조건을 불러오지 못했습니다.')).toBeVisible();
  },
};
