import { type Change, line } from './change.ts';
import { refusal } from './refusal.ts';

const CONTRACT = 'openapi/openapi.yaml';
const API = 'src/shared/api/index.ts';
const ACCOUNTS = 'server/src/modules/account-modules.ts';
const INVARIANTS = 'server/src/invariants.ts';
const FAULTS = 'server/src/invariants.test.ts';
const NOTICE = 'server/src/modules/notice/routes.ts';
const TRIAL = 'openapi/paths/trial-list.yaml';

/** "A module of the server", with the contract and the server's part of "A list". */
const module: Change = {
  files: 'module',
  edits: [
    line(
      CONTRACT,
      '  /message: { $ref: paths/message.yaml#/messages }',
      '  /memo: { $ref: paths/memo.yaml#/memos }',
    ),
    line(
      CONTRACT,
      '    Message: { $ref: schemas/message.yaml#/Message }',
      '    Memo: { $ref: schemas/memo.yaml#/Memo }',
    ),
    line(
      CONTRACT,
      '  - { name: message, description: Messages from the site to a member }',
      '  - { name: memo, description: What members write down }',
    ),
    line(
      ACCOUNTS,
      "import { createMessageModule, type MessageService } from './message/index.ts';",
      "import { createMemoModule } from './memo/index.ts';",
    ),
    line(ACCOUNTS, '      createFavouriteModule(deps),', '      createMemoModule(deps),'),
    line(
      INVARIANTS,
      "import { messageInvariants } from './modules/message/index.ts';",
      "import { memoInvariants } from './modules/memo/index.ts';",
    ),
    line(INVARIANTS, '  message: messageInvariants,', '  memo: memoInvariants,'),
    line(
      'server/test/table-owner.test.ts',
      "  message: 'modules/message',",
      "  memo: 'modules/memo',",
    ),
    line(
      FAULTS,
      "import { messageInvariants } from './modules/message/index.ts';",
      "import { memoInvariants } from './modules/memo/index.ts';",
    ),
    {
      file: FAULTS,
      at: '  [\n    messageInvariants,\n',
      to: `  [
    memoInvariants,
    {
      'a memo has a text': [
        \`insert into memo (id, member_id, text, created_at) values ('m', '\${MEMBER}', '', 0);\`,
      ],
    },
  ],
  [
    messageInvariants,
`,
    },
  ],
};

/** "A list" on the client, in a page that \`npm run new\` made: "Adding a page" and "A slice". */
const list: Change = {
  files: 'list',
  edits: [
    line(
      'src/shared/api/dto.ts',
      "export type MessageDto = Schemas['Message'];",
      "export type MemoDto = Schemas['Memo'];",
    ),
    line(API, '  MemberDto,', '  MemoDto,'),
    line(API, '  isGetMaintenanceAnswer,', '  isGetMemosAnswer,'),
    line(API, '  isMember,', '  isMemo,'),
    { file: 'src/app/site-map.ts', at: '  memoPage,\n] as const;', to: '] as const;' },
    line('src/app/site-map.ts', '  messagePage,', '  memoPage,'),
    {
      file: 'src/widgets/lower-bar/lib/tabs.ts',
      at: "const memberPaths = ['/member',",
      to: "const memberPaths = ['/member', '/memo',",
    },
  ],
};

/** "add a feature", which the list's page shows. */
const feature: Change = { files: 'feature', edits: [] };

/** "An operation": what \`npm run new\` leaves to write. */
const operation: Change = {
  edits: [
    { file: TRIAL, at: 'tags: [later]', to: 'tags: [notice]' },
    { file: TRIAL, at: 'x-problems: [NOT_READY]', to: 'x-problems: []' },
    { file: TRIAL, at: ' It is not ready yet.', to: '' },
    {
      file: NOTICE,
      at: "    getTrialList: () => problem('NOT_READY'),",
      to: `    async getTrialList(_request, ctx) {
      const [first] = await listPopups(db, ctx.now, null);
      return { status: 200, body: { title: first?.title ?? '' } };
    },`,
    },
  ],
};

/** A widget that \`npm run new\` made, shown by a page. */
const widget: Change = {
  edits: [
    line(
      'src/pages/trial-page/ui/trial-page-page.tsx',
      "import { Heading } from '@/shared/ui/heading';",
      "import { TrialWidget } from '@/widgets/trial-widget';",
    ),
    line(
      'src/pages/trial-page/ui/trial-page-page.tsx',
      '      <p className={styles.lead}>{messages.lead}</p>',
      '      <TrialWidget />',
    ),
  ],
};

/** "change how a price cell looks". */
const cell: Change = {
  edits: [
    {
      file: 'src/shared/ui/odds-cell/odds-cell.css.ts',
      at: "minBlockSize: '42px',",
      to: 'minBlockSize: vars.size.touch,',
    },
  ],
};

/** By outcome and the score of the first half, the result: 2 is won, 1 lost. */
const firstHalves = [
  ['Odd', 1, 1, 2],
  ['Even', 1, 0, 1],
  ['Even', 0, 1, 2],
] as const;

/** The next vectors after those of the file. */
function vectorsAfter(text: string): string {
  const count = text.split('"n": ').length - 1;
  const next = firstHalves.map(([outcome, home, away, result], index) =>
    JSON.stringify({
      n: count + index + 1,
      market: '1st Period Odd/Even - Home Team',
      typeId: 242,
      outcome,
      line: null,
      odds: 400,
      sport: 'football',
      scores: { 10: { home, away }, 100: { home: 1, away: 1 } },
      result,
      payoutOf100000: result === 2 ? 400_000 : 0,
    }),
  );
  return `\n    },\n    ${next.join(',\n    ')}\n  ]\n}\n`;
}

/** "A market". */
const market: Change = {
  edits: [
    {
      file: 'rules/markets/markets.tsv',
      at: '242\t1st Period Odd/Even - Home Team\t\t',
      to: '242\t1st Period Odd/Even - Home Team\tfootball\t',
    },
    { file: 'rules/markets/boards.ts', at: '  special: [72, ', to: '  special: [72, 242, ' },
    {
      file: 'simulator/football/further.ts',
      at: 'const FIRST_TEAMS = [218, ',
      to: 'const FIRST_TEAMS = [242, 218, ',
    },
    { file: 'docs/roadmap.md', at: '237 of 492', to: '238 of 492' },
    { file: 'rules/vectors/settlement.json', at: '\n    }\n  ]\n}\n', to: vectorsAfter },
    {
      file: 'rules/vectors/abandoned.json',
      at: '    {\n      "name": "volleyball: the match is void",',
      to: `    {
      "name": "football: odd or even in a first half that was not played to its end",
      "sport": "football",
      "typeId": 242,
      "outcome": "Odd",
      "line": null,
      "scores": { "10": { "home": 1, "away": 0 }, "live": { "home": 1, "away": 0 } },
      "result": 3
    },
    {
      "name": "volleyball: the match is void",`,
    },
    line(
      'src/shared/lib/market-dictionary/pick-text.test.ts',
      "    [{ typeId: 102, outcome: 'Under', line: 150 }, '전북 현대 언더', '1.5'],",
      "    [{ typeId: 242, outcome: 'Odd', line: null }, '홀', null],",
    ),
  ],
};

/** "change a text", in each place that it may be in. */
const text: Change = {
  files: 'text',
  edits: [
    ['src/pages/message/ui/messages.ts', "title: '쪽지함'", "title: '새 문구'"],
    ['src/shared/copy/common.ts', "retry: '다시 시도'", "retry: '새 문구'"],
    ['src/pages/rule/page.ts', "title: '이용규정'", "title: '새 문구'"],
    ['src/app/site-map.ts', "'/quest', '퀘스트'", "'/quest', '새 문구'"],
    ['src/pages/rule/text/terms.ts', "title: '목적과 적용'", "title: '새 문구'"],
    [
      'rules/markets/markets.tsv',
      'football\tboth-score\thalf1\t\t\t\t\t양팀 모두 득점',
      'football\tboth-score\thalf1\t\t\t\t\t새 문구',
    ],
    ['src/shared/lib/market-dictionary/market-messages.ts', "No: '아니오'", "No: '새 문구'"],
    ['src/shared/lib/market-dictionary/messages.ts', "name: '배구'", "name: '새 문구'"],
    ['server/src/lib/problem-table.ts', "NOT_READY: '준비 중입니다.'", "NOT_READY: '새 문구'"],
  ].map(([file = '', at = '', to = '']) => ({ file, at, to })),
};

/** By the title of its how-to, what is written after `npm run new`. */
export const changes: Readonly<Record<string, Change>> = {
  'A module of the server': module,
  'A list': list,
  'add a feature': feature,
  'An operation': operation,
  'add a widget': widget,
  'A refusal': refusal,
  'change how a price cell looks': cell,
  'A market': market,
  'change a text': text,
};
