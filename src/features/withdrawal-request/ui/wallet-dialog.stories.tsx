import { allSettled } from 'effector';
import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeProblem } from '@/shared/api/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { walletOpened } from '../wallet';
import { type Answers, tetherScope } from './sample-scope';
import { WalletDialog } from './wallet-dialog';

const answering = (answers: Answers = {}) => ({
  scope: () => {
    const scope = tetherScope(answers);
    void allSettled(walletOpened, { scope });
    return scope;
  },
});

const meta = {
  title: 'features/withdrawal-request/WalletDialog',
  component: WalletDialog,
  args: { currency: 'USD' },
  parameters: answering(),
} satisfies Meta<typeof WalletDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

async function join(address: string) {
  const dialog = within(await screen.findByRole('dialog', { name: '테더 지갑 등록' }));
  await typeInto(dialog.getByRole('textbox', { name: '지갑 주소' }), address);
  await typeInto(dialog.getByLabelText('환전 비밀번호'), '1234');
  await press(dialog.getByRole('button', { name: '등록하기' }));
  return dialog;
}

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

export const Playground: Story = {};

/** An address of another network. */
export const Malformed: Story = {
  play: async () => {
    const dialog = await join('0x52908400098527886E0F7030069857D2E4169EE7');
    await expect(dialog.getByText('T로 시작하는 34자리 주소를 입력해주세요.')).toBeVisible();
  },
};

/** A letter was mistaken: the sum of the address is another. */
export const Mistaken: Story = {
  parameters: answering({ 'POST /exchange/crypto/wallet': makeProblem('VALIDATION') }),
  play: async () => {
    const dialog = await join(wallet);
    await expect(await dialog.findByText(/잘못된 주소입니다/)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: answering({
    'POST /exchange/crypto/wallet': makeProblem('REQUEST_REFUSED', {
      refusals: [{ code: 'WRONG_WITHDRAW_PASSWORD' as const, rest: 4 }],
    }),
  }),
  play: async () => {
    const dialog = await join(wallet);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('일치하지 않습니다. (1/5)');
    await expect(dialog.getByLabelText('환전 비밀번호')).toHaveValue('');
    await expect(dialog.getByRole('textbox', { name: '지갑 주소' })).toHaveValue(wallet);
  },
};
