import { defineDeskList, nameColumn, stateColumn, timeColumn } from '@/features/desk-list';
import { audienceOf, codeWorth } from '../lib/coupon';
import { codes } from '../model/codes';
import { CodePanel, NewCodePanel } from './code-panel';
import { CouponTabs } from './coupons-view';
import { messages } from './messages';

const { columns: heads } = messages;
const tones = { open: 'brand', exhausted: 'warn', closed: 'neutral' } as const;

/** The codes that members may type; admins make and close them. */
export const CodesView = defineDeskList({
  list: codes,
  texts: {
    title: messages.title,
    note: messages.codesNote,
    list: messages.codeList,
    failed: messages.codesFailed,
    none: messages.codesNone,
    search: messages.codeSearch,
  },
  columns: [
    nameColumn('code', heads.code, { width: 150 }),
    { id: 'name', header: heads.name, value: ({ name }) => name, least: 110 },
    {
      id: 'worth',
      header: heads.worth,
      value: ({ amount, amountUsd }) => amount ?? amountUsd ?? 0,
      cell: (code) => <b>{codeWorth(code)}</b>,
      width: 150,
      align: 'end',
    },
    {
      id: 'given',
      header: heads.given,
      value: ({ given }) => given,
      cell: ({ given, most }) => messages.givenOf(given, most),
      width: 120,
      align: 'end',
    },
    { id: 'audience', header: heads.audience, value: audienceOf, width: 130, isSecondary: true },
    stateColumn(heads.state, messages.codeStates, tones),
    { ...timeColumn('closesAt', heads.closesAt), isSecondary: true },
  ],
  search: ({ code, name }) => `${code} ${name}`,
  isQuiet: ({ state }) => state !== 'open',
  panel: (code) => <CodePanel code={code} />,
  adding: { label: messages.addCode, panel: NewCodePanel, isForAdmins: true },
  figures: CouponTabs,
});
