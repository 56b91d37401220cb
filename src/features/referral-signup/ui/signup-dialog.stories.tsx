import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, never } from '@/shared/api/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { type SampleAnswers, sampleSignupApi } from '../lib/sample-api';
import { banksQuery } from '../model/banks';
import { $referral } from '../model/referral';
import { makeCodeFx } from '../model/validation-code';
import { SignupDialog } from './signup-dialog';

const referral = { code: 'HANPAN', memberId: 'mem_1' };
const banks = [
  { id: 1, bankName: '국민은행', useFlag: 1 },
  { id: 2, bankName: '닫힌은행', useFlag: 0 },
  { id: 3, bankName: '신한은행', useFlag: 1 },
];

interface Answers extends SampleAnswers {
  loadBanks?: () => unknown;
}

function answering({ loadBanks = () => banks, ...answers }: Answers = {}) {
  return {
    router: {},
    scope: () =>
      makeScope({
        values: [
          [$referral, referral],
          [$api, sampleSignupApi({ signUp: never, ...answers })],
        ],
        handlers: [
          [banksQuery.loadFx, loadBanks],
          [makeCodeFx, () => 'A7K2'],
        ],
      }),
  };
}

const meta = {
  title: 'features/referral-signup/SignupDialog',
  component: SignupDialog,
  parameters: answering(),
} satisfies Meta<typeof SignupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('textbox', { name });

export const Empty: Story = {
  play: async ({ step }) => {
    await step('the code of the referral is taken over', async () => {
      await waitFor(async () => expect(await box('추천코드')).toHaveValue('HANPAN'));
    });
    await step('only banks in use are offered', async () => {
      await waitFor(() => expect(screen.getByRole('option', { name: '신한은행' })).toBeVisible());
      await expect(screen.queryByRole('option', { name: '닫힌은행' })).toBeNull();
    });
    await step('the characters to copy can be read out', async () => {
      await screen.findByRole('img', { name: '자동가입방지 문자: A 7 K 2' });
    });
  },
};

export const Errors: Story = {
  play: async ({ step }) => {
    await step('Enter checks every field and goes to the first wrong one', async () => {
      await typeInto(await box('추천코드'), '{Enter}');
      await waitFor(() => expect(screen.getByText('약관에 동의해주세요.')).toBeVisible());
      await waitFor(async () => expect(await box('아이디')).toHaveFocus());
    });
    await step('other characters than those shown are refused', async () => {
      await typeInto(await box('자동가입방지 문자'), 'zzzz');
      await expect(await box('자동가입방지 문자')).toHaveAccessibleDescription(
        '자동가입방지 문자가 일치하지 않습니다.',
      );
    });
  },
};

export const Duplicate: Story = {
  parameters: answering({ count: () => 1 }),
  play: async () => {
    await typeInto(await box('휴대폰 번호'), '01012345678');
    await userEvent.tab();
    await waitFor(async () =>
      expect(await box('휴대폰 번호')).toHaveAccessibleDescription('중복된 휴대폰 번호입니다.'),
    );
  },
};

export const BanksFailed: Story = {
  parameters: answering({ loadBanks: () => Promise.reject({ kind: 'network' }) }),
  play: async () => {
    await screen.findByText('은행 목록을 불러오지 못했습니다.');
    await expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};

export const Confirming: Story = {
  play: async ({ step }) => {
    await typeInto(await box('아이디'), 'hangang1');
    await typeInto(await box('닉네임'), '한강바람');
    await typeInto(screen.getByLabelText('비밀번호'), 'abcd!234');
    await typeInto(screen.getByLabelText('비밀번호 확인'), 'abcd!234');
    await typeInto(screen.getByLabelText('환전 비밀번호 (숫자 4자리)'), '1234');
    await typeInto(await box('휴대폰 번호'), '010-1234-5678');
    await choose(screen.getByRole('combobox', { name: '은행' }), '3');
    await typeInto(await box('계좌번호'), '110-123-456789');
    await typeInto(await box('예금주'), '홍길동');
    await choose(screen.getByRole('combobox', { name: '출생연도' }), '1990');
    await typeInto(await box('자동가입방지 문자'), 'a7k2');
    await press(screen.getByRole('checkbox'));
    await press(screen.getByRole('button', { name: '다음' }));
    await step('the summary shows what will be sent', async () => {
      await screen.findByRole('dialog', { name: '회원가입 확인' });
      await expect(screen.getByText('신한은행 110123456789 (홍길동)')).toBeVisible();
      await expect(screen.getByText('010-1234-5678')).toBeVisible();
    });
    await step('back in the fields nothing is lost', async () => {
      await press(screen.getByRole('button', { name: '수정' }));
      await expect(await box('휴대폰 번호')).toHaveValue('01012345678');
    });
    await step('confirmed, it waits for the answer', async () => {
      await press(screen.getByRole('button', { name: '다음' }));
      await press(await screen.findByRole('button', { name: '회원가입' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: '회원가입' })).toHaveAttribute(
          'aria-busy',
          'true',
        ),
      );
    });
  },
};
