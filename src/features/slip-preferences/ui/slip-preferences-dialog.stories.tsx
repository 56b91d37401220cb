import { useUnit } from 'effector-react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $account } from '@/entities/slip';
import { press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { slipPreferencesDialog } from '../dialogs';
import { OneTapNote } from './one-tap-note';
import { SlipPreferencesButton } from './slip-preferences-button';
import { SlipPreferencesDialog } from './slip-preferences-dialog';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };
const scopeOf = (value: object | null) => () => makeScope({ values: [[$account, value]] });

function Preferences() {
  const isOpen = useUnit(slipPreferencesDialog.$isOpen);
  return (
    <>
      <SlipPreferencesButton />
      <OneTapNote />
      {isOpen && <SlipPreferencesDialog />}
    </>
  );
}

const meta = {
  title: 'features/slip-preferences/SlipPreferencesDialog',
  component: SlipPreferencesDialog,
  render: () => <Preferences />,
  parameters: { scope: scopeOf(account) },
} satisfies Meta<typeof SlipPreferencesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await press(canvas.getByRole('button', { name: '베팅카트 설정' }));
  return within(await screen.findByRole('dialog', { name: '베팅카트 설정' }));
}

/** What the switch does is said beside it, with the amount that a press costs. */
export const Playground: Story = {
  play: async ({ canvas, step }) => {
    await step('a stake first, then the switch', async () => {
      const dialog = await open(canvas);
      const oneTap = dialog.getByRole('checkbox', { name: '라이브 원터치 베팅' });
      await expect(oneTap).toBeDisabled();
      await typeInto(dialog.getByRole('textbox', { name: '기본 베팅금액' }), '30000');
      await press(oneTap);
      await expect(
        dialog.getByText(/다시 묻지 않고 단폴 30,000원 베팅 접수가 시작됩니다/),
      ).toBeVisible();
      await press(dialog.getByRole('button', { name: '저장' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the slip says that it is on, and turns it off', async () => {
      await expect(canvas.getByText(/누르면 바로 30,000원 베팅/)).toBeVisible();
      await press(canvas.getByRole('button', { name: '끄기' }));
      await expect(canvas.queryByText(/원터치/)).toBeNull();
    });
  },
};

export const Guest: Story = {
  parameters: { scope: scopeOf(null) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByRole('checkbox', { name: '라이브 원터치 베팅' })).toBeDisabled();
  },
};

export const TooSmall: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await typeInto(dialog.getByRole('textbox', { name: '기본 베팅금액' }), '9999');
    await press(dialog.getByRole('button', { name: '저장' }));
    await expect(dialog.getByText('최소 베팅금액은 10,000원입니다.')).toBeVisible();
  },
};
